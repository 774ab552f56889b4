import { parseFiches } from './fiche.ts';

/** Events: kind, dates, town, scene, hours. None belongs to a season, since they surround any day. */
export const EVENEMENTS = parseFiches(`
Fête de l’eau · fete · weekend · ambrelac · lac · 10:00-19:00
Joutes, défilé de barques fleuries et feu sur le lac le samedi soir.
Water jousting, a parade of flowered boats and a fire on the lake on Saturday night.
Fischerstechen, Parade der Blumenboote und Feuer auf dem See am Samstagabend.

Nuit des lanternes · fete · nuit · roche-clairval · nuit · 22:00-02:00
Trois mille lanternes montent au belvédère, portées par autant de marcheurs.
Three thousand lanterns climb to the viewpoint, carried by as many walkers.
Dreitausend Laternen ziehen zum Aussichtspunkt, von ebenso vielen Wanderern getragen.

Festival Cordes et Sabots · festival · weekend · brevigny · fete · 14:00-23:00
Violons, vielles et danses à sabots dans la cour du musée.
Violins, hurdy-gurdies and clog dancing in the museum courtyard.
Geigen, Drehleiern und Holzschuhtänze im Museumshof.

Concert au kiosque · concert · serie · roche-clairval · fete · 18:30-20:00
L’harmonie des Monts joue de tout, des marches aux musiques de film.
The band of the Monts plays everything, from marches to film scores.
Die Blaskapelle spielt alles, vom Marsch bis zur Filmmusik.

Foire aux fromages · foire · weekend · saint-ombelin · marche · 09:00-18:00
Soixante affineurs, un concours de tommes et une fondue pour trois cents convives.
Sixty cheesemakers, a cheese contest and a fondue for three hundred guests.
Sechzig Käser, ein Käsewettbewerb und ein Fondue für dreihundert Gäste.

Exposition Bleu de cuivre · exposition · duree · montrevaux · village · 10:00-18:00
Soixante pièces de potiers disparus, prêtées par les familles du village.
Sixty pieces by potters of the past, lent by the families of the village.
Sechzig Stücke vergangener Töpfer, geliehen von den Familien des Dorfes.

Trail des Faucons · sport · jour · roche-clairval · collines · 08:00-17:00
Douze, vingt-quatre ou quarante-deux kilomètres, avec vue et sans pitié.
Twelve, twenty-four or forty-two kilometres, with views and without mercy.
Zwölf, vierundzwanzig oder zweiundvierzig Kilometer, mit Aussicht und ohne Gnade.

Bal des Tisserands · bal · nuit · corvaline · fete · 22:00-02:00
Bourrées et scottishs jusqu’à deux heures, initiation pour les timides à l’ouverture.
Folk dances until two in the morning, with lessons for the shy at the start.
Volkstänze bis zwei Uhr, am Anfang ein Kurs für Schüchterne.

Ciné-rencontre du Kiosque · cinema · mensuel · roche-clairval · fete · 20:30-22:30
Un film, son équipe et un verre dans le hall pour prolonger la discussion.
A film, its crew and a drink in the lobby to continue the talk.
Ein Film, sein Team und ein Glas im Foyer zum Weiterreden.

Café des langues · conference · hebdo:3 · ambrelac · table · 18:00-20:00
Une table par langue, un animateur par table, aucune note à la fin.
One table per language, one host per table, no marks at the end.
Ein Tisch pro Sprache, ein Gastgeber pro Tisch, keine Noten am Ende.

Visite des coulisses du funiculaire · visite · hebdo:1 · roche-clairval · collines · 15:00-16:00
La salle des machines, les câbles et le carnet du mécanicien.
The engine room, the cables and the mechanic’s notebook.
Maschinenraum, Seile und das Notizbuch des Mechanikers.

Fête du Four-Banal · fete · jour · lizerolles · table · 10:00-16:00
On rallume le four, chacun apporte sa pâte et repart avec sa tarte.
The oven is lit again, everyone brings dough and leaves with a tart.
Der Ofen wird wieder angeheizt, jeder bringt Teig und geht mit Kuchen.

Rencontres de la Page Cornée · conference · serie · ambrelac · village · 19:00-20:30
Une autrice, un lecteur bavard et vingt-cinq chaises dépareillées.
An author, a talkative reader and twenty-five odd chairs.
Eine Autorin, ein gesprächiger Leser und fünfundzwanzig bunte Stühle.

Spectacle Les Passeurs · spectacle · serie · sornelle · nuit · 21:00-22:30
Un récit joué sur l’eau, les spectateurs dans les barques.
A tale performed on the water, with the audience in boats.
Eine Geschichte auf dem Wasser, das Publikum sitzt in Booten.

Journée des moulins · visite · journee · vaubrume · riviere · -
Le meunier ouvre les vannes et la boulangère transforme la farine sur place.
The miller opens the sluices and the baker turns flour into bread on the spot.
Der Müller öffnet die Schleusen, die Bäckerin verarbeitet das Mehl sofort.

Course des garçons de café · sport · jour · lizerolles · village · 11:00-12:30
Plateau, verres pleins et pavés humides, l’arbitre a de l’humour.
A tray, full glasses and wet cobbles, and a referee with a sense of humour.
Tablett, volle Gläser und nasses Pflaster, der Schiedsrichter hat Humor.

Salon du livre jeunesse d’Ambre · foire · weekend · ambrelac · village · 10:00-18:00
Quarante autrices et illustrateurs, des ateliers et un dragon qui lit à voix haute.
Forty authors and illustrators, workshops and a dragon that reads aloud.
Vierzig Autoren und Illustratorinnen, Werkstätten und ein vorlesender Drache.

Nuit au musée de la Barque · visite · nuit · ambrelac · nuit · 21:30-00:30
Les lampes sont éteintes, les guides chuchotent et les coques craquent.
The lights are off, the guides whisper and the hulls creak.
Das Licht ist aus, die Führer flüstern und die Rümpfe knarren.

Atelier de plantes tinctoriales · atelier · jour · clairefosse · jardin · 14:00-17:00
Garance, gaude et pastel, chacun repart avec son écheveau.
Madder, weld and woad, everyone leaves with a skein.
Krapp, Wau und Waid, jeder nimmt seinen Strang mit.

Concert baroque à l’abbaye · concert · jour · clairefosse · chateau · 20:00-21:45
Violes de gambe et voix seule sous les voûtes ouvertes.
Viols and a single voice beneath the open vaults.
Gamben und eine Stimme unter offenen Gewölben.

Grande descente de l’Ambre · sport · jour · pont-l-ambre · riviere · 09:30-16:00
Canoës, radeaux et baignoires, tout ce qui flotte est admis.
Canoes, rafts and bathtubs, whatever floats may enter.
Kanus, Flöße und Badewannen, alles, was schwimmt, darf mit.

Bourse aux plantes · foire · jour · etang-fleury · jardin · 09:00-13:00
On échange boutures, graines et conseils contradictoires.
Cuttings, seeds and contradictory advice change hands.
Getauscht werden Stecklinge, Samen und widersprüchliche Ratschläge.

Festival du conte des Mille Colonnes · festival · weekend · brevigny · foret · 15:00-22:00
Les conteuses s’adossent aux hêtres, le public s’assoit dans les feuilles.
Storytellers lean against the beeches, the audience sits in the leaves.
Die Erzählerinnen lehnen an Buchen, das Publikum sitzt im Laub.

Soirée jeux de la Ludothèque · atelier · hebdo:4 · saint-ombelin · village · 19:30-23:00
Chacun vient seul ou à plusieurs, personne ne joue dans son coin.
Come alone or together, nobody plays on their own.
Man kommt allein oder zu mehreren, keiner spielt für sich.

Salon des métiers d’art · foire · weekend · montrevaux · village · 10:00-19:00
Potiers, verriers et luthiers ouvrent leurs gestes au public.
Potters, glassmakers and violin makers show their skills.
Töpfer, Glasmacher und Geigenbauer zeigen ihr Handwerk.

Randonnée gourmande du Coteau · randonnee · jour · corvaline · sentier · 10:00-17:00
Huit kilomètres, six étapes à table et un retour chanté.
Eight kilometres, six stops at table and a song on the way back.
Acht Kilometer, sechs Stationen am Tisch und ein gesungener Rückweg.

Coupe du lac à la voile · sport · weekend · sornelle · lac · 09:00-18:00
Vieux gréements et dériveurs se mesurent entre l’île et le phare.
Old rigs and dinghies compete between the island and the lighthouse.
Alte Segler und Jollen messen sich zwischen Insel und Leuchtturm.

Conférence Le ciel de Valdorme · conference · jour · valdorme · nuit · 20:30-22:00
Un astronome, une nuit noire et des questions de tous les âges.
An astronomer, a dark night and questions from all ages.
Ein Astronom, eine dunkle Nacht und Fragen aus allen Altersgruppen.

Exposition Barques et visages · exposition · duree · sornelle · lac · 14:00-18:00
Portraits en noir et blanc des derniers constructeurs de barques.
Black and white portraits of the last boatbuilders.
Schwarzweißporträts der letzten Bootsbauer.

Théâtre Le Malentendu des sources · spectacle · serie · corvaline · fete · 20:30-22:15
Une comédie villageoise où l’eau, le maire et l’amour prennent leur temps.
A village comedy where water, the mayor and love take their time.
Eine Dorfkomödie, in der Wasser, Bürgermeister und Liebe sich Zeit lassen.

Fête des bergers · fete · jour · hautecombrelle · nature · 09:00-19:00
Tonte, chiens au travail et repas de deux cents couverts sous la halle.
Shearing, dogs at work and a meal for two hundred under the hall.
Schafschur, Hunde bei der Arbeit und ein Essen für zweihundert Gäste.
`);
