import { parseFiches, parTitre } from './fiche.ts';

/** How a lodging of each kind presents itself. */
export const OUVERTURES_HEBERGEMENT = parTitre(
  parseFiches(`
hotel
Une maison de famille tenue par la troisième génération, où l’on vous reconnaît dès le deuxième soir.
A family house run by the third generation, where you are recognised from the second evening.
Ein Familienbetrieb in dritter Generation, in dem man Sie schon am zweiten Abend kennt.

hotel
Derrière la façade de pierre, des chambres claires aux parquets cirés et aux rideaux de lin.
Behind the stone front lie bright rooms with waxed floors and linen curtains.
Hinter der Steinfassade liegen helle Zimmer mit gewachsten Dielen und Leinenvorhängen.

hotel
Ancien relais de poste, l’hôtel a gardé son porche, sa cour et son goût pour les voyageurs.
A former coaching inn, the hotel has kept its archway, its courtyard and its fondness for travellers.
Die ehemalige Poststation hat Torbogen, Hof und die Freude an Reisenden bewahrt.

hotel
Un hôtel contemporain, tout en bois et en verre, pensé pour le repos.
A contemporary hotel, all wood and glass, designed for rest.
Ein modernes Hotel aus Holz und Glas, zum Ausruhen gemacht.

hotel
Le petit déjeuner, servi jusqu’à onze heures, suffit à justifier l’étape.
Breakfast, served until eleven, is reason enough to stop here.
Das Frühstück bis elf Uhr ist allein schon einen Halt wert.

hotel
Ici, chaque chambre porte le nom d’un vent de la vallée et en a le caractère.
Here every room bears the name of a wind of the valley and has its temper.
Jedes Zimmer trägt den Namen eines Windes aus dem Tal und hat seinen Charakter.

camping
Des emplacements vastes, séparés par de vraies haies, et un accueil qui connaît tous les sentiers.
Large pitches divided by real hedges, and a reception that knows every footpath.
Große Stellplätze mit echten Hecken und ein Empfang, der jeden Wanderweg kennt.

camping
Le camping descend en gradins vers l’eau, chaque rang gardant sa part de vue.
The campsite steps down to the water, each row keeping its share of the view.
Der Campingplatz fällt in Stufen zum Wasser ab, jede Reihe mit eigenem Ausblick.

camping
Un terrain à taille humaine, où le pain arrive à huit heures et le silence à vingt-deux.
A friendly-sized site, where the bread comes at eight and silence at ten in the evening.
Ein überschaubarer Platz, auf dem das Brot um acht kommt und die Ruhe um zweiundzwanzig Uhr.

camping
Tentes, vans et chalets de bois se partagent une prairie bordée d’aulnes.
Tents, vans and wooden cabins share a meadow lined with alders.
Zelte, Camper und Holzhütten teilen sich eine von Erlen gesäumte Wiese.

camping
Les soirées jeux du mercredi ont fait la réputation du camping auprès des familles.
Wednesday games evenings have made the campsite a favourite with families.
Die Spieleabende am Mittwoch haben den Platz bei Familien bekannt gemacht.

location
Un gîte indépendant, rénové à la chaux et au chêne, où l’on pose ses valises pour de bon.
A self-contained cottage, restored with lime and oak, where you truly unpack.
Ein freistehendes Ferienhaus, mit Kalk und Eiche renoviert, in dem man wirklich ankommt.

location
La cuisine est équipée comme chez soi, la vue en plus.
The kitchen is equipped like your own, with a view as well.
Die Küche ist ausgestattet wie zu Hause, nur mit Aussicht.

location
Poêle à bois, grande table et lits faits à l’arrivée, il ne manque que les invités.
A wood stove, a big table and beds made up on arrival, only the guests are missing.
Holzofen, großer Tisch und gemachte Betten, es fehlen nur noch die Gäste.

location
Cet appartement lumineux occupe le dernier étage d’une maison de négociant.
This bright flat takes up the top floor of a merchant’s house.
Diese helle Wohnung liegt im obersten Stock eines Kaufmannshauses.

location
L’ancienne grange a gardé sa charpente, le séjour monte jusqu’au faîte.
The old barn has kept its timbers, and the living room rises to the ridge.
Die alte Scheune hat ihr Gebälk behalten, das Wohnzimmer reicht bis unter den First.

location
Une petite maison de vigneron, fraîche en été, intime en hiver.
A small winegrower’s house, cool in summer and snug in winter.
Ein kleines Winzerhaus, im Sommer kühl, im Winter gemütlich.

location
Les propriétaires habitent à côté, laissent un panier de légumes et disparaissent.
The owners live next door, leave a basket of vegetables and vanish.
Die Eigentümer wohnen nebenan, stellen einen Gemüsekorb hin und verschwinden.

chambre-hotes
Quatre chambres, une table commune et des hôtes qui ont toujours une histoire en réserve.
Four rooms, one shared table and hosts who always have a story to tell.
Vier Zimmer, ein gemeinsamer Tisch und Gastgeber mit immer neuen Geschichten.

chambre-hotes
Les confitures du matin sont faites ici, comme la brioche et le jus de pomme.
The morning jams are made here, like the brioche and the apple juice.
Die Konfitüren am Morgen sind hausgemacht, ebenso Brioche und Apfelsaft.

chambre-hotes
Une maison de maître aux planchers qui craquent, meublée au fil des brocantes.
A manor with creaking floors, furnished from years of flea markets.
Ein Herrenhaus mit knarrenden Dielen, mit Fundstücken vom Flohmarkt eingerichtet.

chambre-hotes
On vient pour une nuit, on demande souvent s’il reste une chambre pour la suivante.
People come for a night and often ask whether a room is free for the next.
Man kommt für eine Nacht und fragt oft, ob noch eine weitere möglich ist.

chambre-hotes
Le soir, sur réservation, la table d’hôtes réunit voyageurs et voisins.
In the evening, on request, the shared table brings together travellers and neighbours.
Abends vereint der Gästetisch auf Vorbestellung Reisende und Nachbarn.

hebergement-collectif
Un gîte de groupe conçu pour les classes vertes comme pour les fêtes de cousins.
Group accommodation made for school trips as much as for gatherings of cousins.
Ein Gruppenhaus für Schulklassen ebenso wie für Familientreffen.

hebergement-collectif
Dortoirs de quatre à huit lits, cuisine de collectivité et grande salle au plancher de danse.
Dormitories of four to eight beds, a large kitchen and a hall with a dance floor.
Schlafräume mit vier bis acht Betten, Großküche und ein Saal mit Tanzboden.

hebergement-collectif
Le refuge se trouve sur le chemin des crêtes, à une étape du lac.
The hostel stands on the ridge path, one stage from the lake.
Die Herberge liegt am Kammweg, eine Etappe vom See entfernt.
`),
);
