import { parseFiches } from './fiche.ts';

export const ACTIVITES = parseFiches(`
Canoës de l’Ambre · canoe · pont-l-ambre · riviere
Descente de sept ou quatorze kilomètres, retour en minibus et pique-nique sur les bancs de sable.
A seven or fourteen kilometre descent, return by minibus and a picnic on the sandbanks.
Sieben oder vierzehn Kilometer flussab, Rückfahrt im Kleinbus und Picknick auf der Sandbank.

Centre équestre des Grands Prés · equitation · brevigny · nature
Balades à l’heure, randonnées à la journée et poneys de bonne volonté pour les plus petits.
Hourly rides, day treks and willing ponies for the little ones.
Ausritte, Tagestouren und gutmütige Ponys für die Kleinsten.

École de parapente du Vent Clair · parapente · saint-ombelin · collines
Le premier vol se fait en biplace, face au lac, avec une monitrice diplômée.
The first flight is a tandem facing the lake, with a qualified instructor.
Der erste Flug ist ein Tandem mit Blick auf den See und einer geprüften Lehrerin.

Escalade aux Falaises Blondes · escalade · roche-clairval · collines
Cent quarante voies équipées, un guide par groupe de six et des chaussons à la bonne taille.
One hundred and forty bolted routes, one guide for six and shoes that fit.
Hundertvierzig gesicherte Routen, ein Führer für sechs Personen und passende Schuhe.

Voile et vent d’Ambre · voile · sornelle · lac
Dériveurs, catamarans et vieux gréements, à louer ou à apprivoiser en stage.
Dinghies, catamarans and old rigs, to hire or to tame on a course.
Jollen, Katamarane und alte Segler, zu mieten oder im Kurs zu zähmen.

Âne et Compagnie · ane · valdorme · sentier
L’âne porte les sacs, les enfants portent l’âne dans leur cœur.
The donkey carries the bags, the children carry the donkey in their hearts.
Der Esel trägt die Taschen, die Kinder tragen den Esel im Herzen.

Spéléo Murmures · speleologie · corvaline · nature
Deux heures sous terre, combinaison fournie, avec un passage à plat ventre pour les volontaires.
Two hours underground, overalls supplied, with one crawl for those who dare.
Zwei Stunden unter Tage, Anzug inklusive, mit einer Kriechstelle für Freiwillige.

Montgolfières d’Aubrelande · montgolfiere · lizerolles · collines
Décollage à l’aube, atterrissage là où le vent le décide, petit déjeuner partout ailleurs.
Take-off at dawn, landing wherever the wind decides, breakfast anywhere else.
Start im Morgengrauen, Landung, wo der Wind es will, Frühstück überall sonst.

Atelier de tournage Terre Bleue · poterie · montrevaux · village
En deux heures, un bol réussi et un pantalon à laver.
In two hours, one fine bowl and one pair of trousers to wash.
In zwei Stunden eine gelungene Schale und eine Hose für die Wäsche.

Accrobranche des Mille Colonnes · accrobranche · brevigny · foret
Sept parcours entre les hêtres, du premier pas à la grande tyrolienne.
Seven courses among the beeches, from first steps to the long zip line.
Sieben Parcours zwischen Buchen, vom ersten Schritt bis zur langen Seilrutsche.

Pêche à la mouche avec Denis · peche · vaubrume · riviere
Une matinée les bottes dans l’eau, à lire les remous et à relâcher les truites.
A morning with boots in the water, reading the current and releasing trout.
Ein Vormittag in Stiefeln im Wasser, Strömung lesen und Forellen freilassen.

Sorties nature de la Tourbière · nature · vaubrume · nature
Une naturaliste, six paires de jumelles et beaucoup de patience.
A naturalist, six pairs of binoculars and plenty of patience.
Eine Naturkundlerin, sechs Ferngläser und viel Geduld.

Balades en barque à fond plat · bateau · etang-fleury · lac
Le batelier pousse à la perche et chante faux, avec une grande constance.
The boatman poles along and sings out of tune, most faithfully.
Der Fährmann stakt und singt falsch, mit großer Beständigkeit.

Cours de cuisine d’Agathe · cuisine · ambrelac · table
On choisit au marché, on épluche ensemble, on mange tout.
We choose at the market, peel together and eat everything.
Auf dem Markt aussuchen, gemeinsam schälen, alles aufessen.

Vélo-école des Monts · velo · roche-clairval · sentier
Moniteurs, vélos tout-terrain et pistes de tous les niveaux au départ du funiculaire.
Instructors, mountain bikes and trails of every level starting from the funicular.
Lehrer, Mountainbikes und Strecken aller Stufen ab der Standseilbahn.

Nuits d’astronomie de Valdorme · astronomie · valdorme · nuit
Trois télescopes, un ciel sans lampadaire et du chocolat chaud à l’entracte.
Three telescopes, a sky without street lamps and hot chocolate at the interval.
Drei Teleskope, ein Himmel ohne Laternen und heiße Schokolade in der Pause.

Chasse au trésor de l’Horloge · jeu · ambrelac · village
Un carnet, une loupe et douze énigmes entre la halle et le port.
A notebook, a magnifying glass and twelve riddles between the market hall and the harbour.
Ein Heft, eine Lupe und zwölf Rätsel zwischen Markthalle und Hafen.

Planche à rame du Bout du Lac · paddle · ambrelac · lac
Une heure pour tenir debout, une autre pour oublier que l’on tombe.
One hour to stand up, another to forget about falling.
Eine Stunde, um stehen zu bleiben, eine weitere, um das Fallen zu vergessen.
`);

export const EQUIPEMENTS = parseFiches(`
Plage d’Ambrelac · baignade · ambrelac · lac
Sable fin, pelouse ombragée et baignade surveillée en juillet et en août.
Fine sand, shaded lawn and lifeguards in July and August.
Feiner Sand, schattiger Rasen und Badeaufsicht im Juli und August.

Centre aquatique des Thermes · piscine · roche-clairval · lac
Bassin de nage, rivière à courant et bains chauds sous la verrière.
A lap pool, a lazy river and warm baths under the glass roof.
Schwimmbecken, Strömungskanal und warme Bäder unter dem Glasdach.

Médiathèque de la Halle · mediatheque · lizerolles · village
Des livres, des partitions, une grainothèque et le meilleur fauteuil de la vallée.
Books, scores, a seed library and the best armchair in the valley.
Bücher, Noten, eine Saatgutbibliothek und der beste Sessel im Tal.

Cinéma Le Kiosque · cinema · roche-clairval · fete
Une seule salle, trois cents fauteuils rouges et un projectionniste qui présente chaque film.
A single screen, three hundred red seats and a projectionist who introduces every film.
Ein Saal, dreihundert rote Sessel und ein Vorführer, der jeden Film vorstellt.

Parcours de santé du Bief · parcours · pont-l-ambre · foret
Quinze agrès de bois le long de l’eau, accessibles jour et nuit.
Fifteen wooden fitness stations along the water, open day and night.
Fünfzehn Holzgeräte am Wasser, Tag und Nacht zugänglich.

Golf de la Combe · golf · saint-ombelin · nature
Neuf trous tondus par les brebis, sauf les greens.
Nine holes mown by sheep, except for the greens.
Neun Löcher, von Schafen gemäht, außer den Grüns.

Courts de tennis de Sornelle · tennis · sornelle · village
Deux courts en terre battue face au port, clé à l’office de tourisme.
Two clay courts facing the harbour, key at the tourist office.
Zwei Sandplätze am Hafen, Schlüssel im Tourismusbüro.

Théâtre de la Filature · theatre · corvaline · fete
Deux cents places dans l’ancienne salle des cardes, programmation de septembre à juin.
Two hundred seats in the old carding room, performances from September to June.
Zweihundert Plätze in der alten Krempelhalle, Spielzeit von September bis Juni.

Base de loisirs de l’Étang Fleury · base · etang-fleury · lac
Pédalos, tables de pique-nique et toboggan à eau, de la Pentecôte à la rentrée.
Pedal boats, picnic tables and a water slide, from Whitsun to early September.
Tretboote, Picknicktische und Wasserrutsche, von Pfingsten bis Anfang September.

Aire de jeux des Marronniers · jeux · ambrelac · jardin
Un bateau pirate, une balançoire pour fauteuil roulant et de l’ombre pour les parents.
A pirate ship, a wheelchair swing and shade for parents.
Ein Piratenschiff, eine Rollstuhlschaukel und Schatten für die Eltern.

Patinoire de Hautecombrelle · patinoire · hautecombrelle · nuit
Une piste couverte, des luges à pousser pour les débutants et du vin chaud sans alcool.
A covered rink, push sledges for beginners and alcohol-free mulled wine.
Eine überdachte Eisbahn, Schiebeschlitten für Anfänger und alkoholfreier Glühwein.

Mur d’escalade La Prise · salle · lizerolles · collines
Douze mètres de haut, des couleurs pour chaque niveau et un coin café.
Twelve metres high, a colour for each level and a coffee corner.
Zwölf Meter hoch, eine Farbe pro Niveau und eine Kaffeeecke.

Ludothèque du Clocher · ludotheque · saint-ombelin · village
Six cents jeux à essayer sur place ou à emporter à l’hôtel.
Six hundred games to try here or take back to your hotel.
Sechshundert Spiele zum Ausprobieren oder Ausleihen.

Port de plaisance de Sornelle · port · sornelle · lac
Quatre-vingts anneaux, une grue et un capitaine de port qui connaît chaque bateau.
Eighty moorings, a crane and a harbour master who knows every boat.
Achtzig Liegeplätze, ein Kran und ein Hafenmeister, der jedes Boot kennt.
`);
