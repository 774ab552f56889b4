import type { Libelles } from '../vocabulaire.ts';

export interface Genre extends Libelles {
  readonly code: string;
  /** The id of the element in Apidae: its own, else one of the region. */
  readonly apidae: number;
}

/** The finer kinds, by type: code, labels, id. */
const TABLE = `
evenement · concert · Concert · Concert · Konzert · 2090
evenement · festival · Festival · Festival · Festival · 2081
evenement · spectacle · Spectacle · Show · Aufführung · 2091
evenement · exposition · Exposition · Exhibition · Ausstellung · 2080
evenement · marche · Marché régulier · Regular market · Wochenmarkt · 2107
evenement · brocante · Brocante · Flea market · Flohmarkt · 2062
evenement · sport · Compétition sportive · Sports event · Sportveranstaltung · 2068
evenement · fete · Fête locale · Local festival · Volksfest · 2096
evenement · visite · Visite guidée · Guided tour · Führung · 2101
evenement · atelier · Atelier · Workshop · Workshop · 96701
evenement · conference · Conférence · Talk · Vortrag · 2072
evenement · cinema · Projection · Screening · Filmvorführung · 96702
evenement · bal · Bal · Ball · Tanzabend · 2093
evenement · foire · Foire ou salon · Fair · Messe · 2082
evenement · randonnee · Randonnée · Hike · Wanderung · 96703
evenement · rassemblement · Rassemblement · Gathering · Treffen · 2084
evenement · nature · Sortie nature · Nature outing · Naturausflug · 96704
patrimoine · chateau · Château · Castle · Schloss · 96710
patrimoine · abbaye · Abbaye · Abbey · Abtei · 96711
patrimoine · musee · Musée · Museum · Museum · 3201
patrimoine · monument · Site et monument historiques · Historic site · Historische Stätte · 3203
patrimoine · industrie · Entreprise à visiter · Industrial heritage · Industriekultur · 3204
patrimoine · eglise · Édifice religieux · Church · Kirche · 96712
patrimoine · moulin · Moulin · Mill · Mühle · 96713
patrimoine · jardin · Parc et jardin · Park and garden · Park und Garten · 3202
nature · lac · Lac · Lake · See · 2898
nature · cascade · Cascade · Waterfall · Wasserfall · 2877
nature · falaise · Falaise · Cliff · Felswand · 2885
nature · marais · Marais · Marsh · Moor · 2890
nature · grotte · Grotte · Cave · Höhle · 2911
nature · foret · Forêt · Forest · Wald · 2907
nature · point-de-vue · Point de vue · Viewpoint · Aussichtspunkt · 2901
nature · source · Source · Spring · Quelle · 2878
nature · etang · Plan d’eau · Pond · Weiher · 2904
nature · gorge · Gorge · Gorge · Schlucht · 2899
nature · ile · Île · Island · Insel · 2896
nature · prairie · Prairie · Meadow · Wiese · 96720
nature · arbre · Arbre remarquable · Remarkable tree · Bemerkenswerter Baum · 96721
nature · col · Col · Pass · Pass · 2910
activite · canoe · Canoë-kayak · Canoeing · Kanufahren · 1922
activite · equitation · Équitation · Horse riding · Reiten · 2013
activite · parapente · Parapente · Paragliding · Gleitschirmfliegen · 1932
activite · escalade · Escalade · Climbing · Klettern · 1980
activite · voile · Voile · Sailing · Segeln · 1997
activite · ane · Randonnée avec un âne · Donkey trekking · Eselwandern · 2025
activite · speleologie · Spéléologie · Caving · Höhlentour · 1981
activite · montgolfiere · Montgolfière · Hot-air balloon · Heißluftballon · 1927
activite · poterie · Poterie · Pottery · Töpfern · 1785
activite · accrobranche · Parcours aventure · Treetop course · Kletterpark · 1978
activite · peche · Pêche · Fishing · Angeln · 96730
activite · nature · Sortie nature · Nature outing · Naturausflug · 1788
activite · bateau · Promenade en bateau · Boat trip · Bootsfahrt · 1985
activite · cuisine · Cours de cuisine · Cookery class · Kochkurs · 1791
activite · velo · Vélo tout-terrain · Mountain biking · Mountainbiken · 1938
activite · astronomie · Astronomie · Astronomy · Astronomie · 1778
activite · jeu · Jeu de piste · Treasure hunt · Schnitzeljagd · 96731
activite · paddle · Planche à rame · Paddleboarding · Stehpaddeln · 96732
equipement · baignade · Plage · Beach · Strand · 3298
equipement · piscine · Centre aquatique · Aquatic centre · Erlebnisbad · 3294
equipement · mediatheque · Médiathèque · Library · Mediathek · 3344
equipement · cinema · Cinéma · Cinema · Kino · 3338
equipement · parcours · Parcours de santé · Fitness trail · Trimm-dich-Pfad · 3330
equipement · golf · Golf · Golf course · Golfplatz · 3308
equipement · tennis · Court de tennis · Tennis court · Tennisplatz · 3291
equipement · theatre · Théâtre · Theatre · Theater · 3342
equipement · base · Base de loisirs · Leisure park · Freizeitpark · 96744
equipement · jeux · Aire de jeux · Playground · Spielplatz · 96745
equipement · patinoire · Patinoire · Ice rink · Eisbahn · 3292
equipement · salle · Salle d’escalade · Climbing gym · Kletterhalle · 3244
equipement · ludotheque · Ludothèque · Toy library · Spielothek · 3360
equipement · port · Port de plaisance · Marina · Jachthafen · 3295
degustation · vin · Vins · Wine · Wein · 3020
degustation · fromage · Fromages · Cheese · Käse · 3016
degustation · biere · Bière · Beer · Bier · 3012
degustation · miel · Miel · Honey · Honig · 3017
degustation · cidre · Cidre · Cider · Apfelwein · 3013
degustation · huile · Huile · Oil · Öl · 3031
degustation · chocolat · Chocolat · Chocolate · Schokolade · 3027
degustation · safran · Safran · Saffron · Safran · 5924
degustation · spiritueux · Spiritueux · Spirits · Spirituosen · 3019
degustation · escargot · Escargots · Snails · Schnecken · 3758
degustation · poisson · Poissons · Fish · Fisch · 3039
degustation · biscuit · Biscuits · Biscuits · Gebäck · 3029
commerce · librairie · Librairie · Bookshop · Buchhandlung · 2172
commerce · velo · Cycles · Bicycles · Fahrräder · 96750
commerce · boulangerie · Boulangerie · Bakery · Bäckerei · 2215
commerce · artisanat · Artisanat d’art · Crafts · Kunsthandwerk · 96751
commerce · epicerie · Épicerie · Grocery · Feinkost · 96752
commerce · brocante · Brocante · Antiques · Trödel · 2122
commerce · taxi · Taxi · Taxi · Taxi · 2452
commerce · fleuriste · Fleuriste · Florist · Blumen · 3778
commerce · service · Service · Service · Service · 96753
commerce · jouet · Jouets · Toys · Spielzeug · 96754
commerce · pharmacie · Pharmacie · Pharmacy · Apotheke · 2590
itineraire · pedestre · Itinéraire pédestre · Hiking trail · Wanderweg · 3333
itineraire · velo · Itinéraire cyclotourisme · Cycle route · Radweg · 3283
itineraire · vtt · Itinéraire VTT · Mountain bike trail · Mountainbike-Strecke · 3284
itineraire · equestre · Itinéraire équestre · Bridleway · Reitweg · 3313
organisme · office · Office de tourisme · Tourist office · Tourismusbüro · 3166
organisme · comite · Comité régional · Regional board · Regionalverband · 3183
organisme · parc · Parc naturel · Nature park · Naturpark · 3172
organisme · association · Association · Association · Verein · 3191
organisme · reservation · Centrale de réservation · Booking office · Buchungszentrale · 3170
sejour · sejour · Séjour · Stay · Aufenthalt · 96760
`;

const GENRES: ReadonlyMap<string, Genre> = new Map(
  TABLE.trim()
    .split('\n')
    .map((ligne) => {
      const [type, code = '', fr = '', en = '', de = '', id] = ligne.split(' · ');
      return [`${type}/${code}`, { code, fr, en, de, apidae: Number(id) }];
    }),
);

/** Undefined for types without finer kinds. */
export const genreDe = (type: string, code: string): Genre | undefined => GENRES.get(`${type}/${code}`);
