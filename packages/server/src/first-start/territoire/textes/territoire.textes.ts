import { parseFiches } from './fiche.ts';

export const ORGANISMES = parseFiches(`
Office de tourisme du Val d’Ambre · office · ambrelac · lac
Conseils, billetterie et cartes de randonnée, dans l’ancienne maison du passeur.
Advice, tickets and hiking maps, in the old ferryman’s house.
Beratung, Tickets und Wanderkarten im alten Haus des Fährmanns.

Office de tourisme des Monts Clairs · office · roche-clairval · collines
Au pied du funiculaire, une équipe qui a usé ses semelles sur tous les sentiers.
At the foot of the funicular, a team that has worn out its soles on every path.
Am Fuß der Standseilbahn ein Team, das jeden Weg selbst gegangen ist.

Point d’information de Sornelle · office · sornelle · lac
Un kiosque sur la jetée, ouvert dès que les bateaux naviguent.
A kiosk on the pier, open whenever the boats are running.
Ein Kiosk auf der Mole, geöffnet, sobald die Boote fahren.

Comité régional d’Aubrelande · comite · ambrelac · village
Il coordonne les offices, édite les guides et compte les grues à l’automne.
It coordinates the offices, publishes the guides and counts the cranes in autumn.
Er koordiniert die Büros, gibt Führer heraus und zählt im Herbst die Kraniche.

Parc naturel des Monts Clairs · parc · saint-ombelin · nature
Gardes, botanistes et bergers y travaillent à la même carte.
Rangers, botanists and shepherds work here on the same map.
Ranger, Botaniker und Hirten arbeiten hier an derselben Karte.

Maison de la Randonnée · association · valdorme · sentier
Quarante bénévoles balisent, débroussaillent et servent la soupe à l’arrivée.
Forty volunteers mark trails, clear scrub and serve soup at the finish.
Vierzig Freiwillige markieren Wege, schneiden frei und servieren am Ziel Suppe.

Association des Amis du Lac · association · ambrelac · lac
Elle restaure les barques anciennes et organise la fête de l’eau.
It restores old boats and organises the water festival.
Sie restauriert alte Boote und organisiert das Wasserfest.

Centrale de réservation d’Aubrelande · reservation · roche-clairval · village
Un seul appel pour la chambre, le vélo et le panier de pique-nique.
A single call for the room, the bicycle and the picnic basket.
Ein Anruf genügt für Zimmer, Fahrrad und Picknickkorb.
`);

export const SEJOURS = parseFiches(`
Deux jours au fil de l’Ambre · sejour · pont-l-ambre · riviere
Canoë, nuit en cabane et retour à vélo par la voie verte.
Canoeing, a night in a cabin and a ride back along the greenway.
Kanu, eine Nacht in der Hütte und zurück mit dem Rad auf dem Radweg.

Week-end tables et caves · sejour · corvaline · cave
Trois dégustations, deux dîners et aucune voiture à conduire.
Three tastings, two dinners and no car to drive.
Drei Verkostungen, zwei Abendessen und kein Auto zu fahren.

Cinq jours sur le chemin des crêtes · sejour · hautecombrelle · sentier
Les bagages suivent en camionnette, les jambes suivent comme elles peuvent.
Your luggage follows by van, your legs follow as best they can.
Das Gepäck folgt im Wagen, die Beine folgen, so gut sie können.

Parenthèse aux thermes · sejour · roche-clairval · lac
Bains, soins et chambre avec vue, du dimanche au mardi.
Baths, treatments and a room with a view, from Sunday to Tuesday.
Bäder, Anwendungen und Zimmer mit Aussicht, von Sonntag bis Dienstag.

La tribu au bord de l’eau · sejour · ambrelac · tente
Une semaine en camping, voile pour les grands et ponton pour les petits.
A week’s camping, sailing for the big ones and the jetty for the small.
Eine Woche Camping, Segeln für die Großen und der Steg für die Kleinen.

Nuits étoilées à Valdorme · sejour · valdorme · nuit
Deux nuits, une initiation au télescope et le silence en supplément gratuit.
Two nights, an introduction to the telescope and silence at no extra cost.
Zwei Nächte, eine Einführung ins Teleskop und Stille ohne Aufpreis.
`);

/** Routes: kind, town, scene, kilometres. */
export const ITINERAIRES = parseFiches(`
Tour du lac d’Ambre · pedestre · ambrelac · lac · 11
Une boucle presque plate, trois plages et un bac à chaîne que l’on tire soi-même.
An almost flat loop, three beaches and a chain ferry that you pull yourself.
Eine fast ebene Runde, drei Strände und eine Kettenfähre, die man selbst zieht.

Sentier des Faucons · pedestre · roche-clairval · collines · 7
Montée au belvédère par les vires, descente en funiculaire pour les genoux sensibles.
Up to the viewpoint along the ledges, down by funicular for tender knees.
Aufstieg zum Aussichtspunkt über Bänder, Abfahrt mit der Bahn für empfindliche Knie.

Chemin des Muletiers · pedestre · lizerolles · sentier · 14
Pavés usés, oratoires et un chêne qui sert d’auberge aux écureuils.
Worn cobbles, wayside shrines and an oak that serves as an inn for squirrels.
Abgetretene Pflastersteine, Bildstöcke und eine Eiche als Herberge für Eichhörnchen.

Boucle des Tisserands · pedestre · corvaline · village · 5
Le canal, les maisons à greniers ouverts et la filature, en une promenade de poche.
The canal, houses with open lofts and the mill, in a pocket-sized walk.
Der Kanal, Häuser mit offenen Speichern und die Spinnerei, ein kurzer Spaziergang.

Sentier de la Tourbière · pedestre · vaubrume · nature · 4
Un caillebotis accessible à tous, jalonné de bancs et de bornes à écouter.
A boardwalk open to all, with benches and listening posts along the way.
Ein Bohlenweg für alle, mit Bänken und Hörstationen.

Grande traversée des Monts Clairs · pedestre · hautecombrelle · sentier · 38
Trois jours de crêtes, deux refuges et des myrtilles en quantité déraisonnable.
Three days of ridges, two huts and an unreasonable amount of blueberries.
Drei Tage Kamm, zwei Hütten und unvernünftig viele Heidelbeeren.

Gorges de l’Ambrette par la rive gauche · pedestre · valdorme · riviere · 9
Passerelles, galets et fraîcheur garantie, prudence après la pluie.
Footbridges, pebbles and guaranteed coolness, with care after rain.
Stege, Kiesel und garantierte Kühle, Vorsicht nach Regen.

Ronde des Lavoirs · pedestre · lizerolles · riviere · 8
Onze lavoirs en huit kilomètres, dont un où l’on peut encore battre le linge.
Eleven wash houses in eight kilometres, one of which still works.
Elf Waschhäuser auf acht Kilometern, eines davon noch in Betrieb.

Voie verte de l’Ambre · velo · pont-l-ambre · riviere · 26
L’ancienne ligne de chemin de fer, ses trois viaducs et ses gares devenues buvettes.
The old railway line, its three viaducts and its stations turned into cafés.
Die alte Bahnstrecke mit drei Viadukten und Bahnhöfen, die heute Cafés sind.

Les cols clairs à vélo · velo · saint-ombelin · collines · 54
Trois cols, mille deux cents mètres de montée et une tomme bien méritée.
Three passes, one thousand two hundred metres of climbing and a well-earned cheese.
Drei Pässe, tausendzweihundert Höhenmeter und ein wohlverdienter Käse.

Boucle gourmande du Coteau · velo · corvaline · cave · 19
Six haltes de producteurs, à faire lentement et en bonne compagnie.
Six producers along the way, to be taken slowly and in good company.
Sechs Erzeuger am Weg, langsam und in guter Gesellschaft.

Piste de la Hêtraie · vtt · brevigny · foret · 17
Racines, virages relevés et longs faux plats sous les arbres.
Roots, banked turns and long gentle slopes under the trees.
Wurzeln, Steilkurven und lange sanfte Hänge unter Bäumen.

Descente du Grand Clair · vtt · hautecombrelle · collines · 12
Départ au belvédère, arrivée au lac, sourire entre les deux.
Start at the viewpoint, finish at the lake, smile in between.
Start am Aussichtspunkt, Ziel am See, dazwischen ein Lächeln.

Sentier des Contes · pedestre · etang-fleury · foret · 3
Neuf portes miniatures au pied des arbres, neuf histoires à écouter à hauteur d’enfant.
Nine tiny doors at the foot of trees, nine stories to hear at a child’s height.
Neun winzige Türen an Bäumen, neun Geschichten auf Kinderhöhe.

Chemin des Potiers · pedestre · montrevaux · village · 6
De l’argilière au four communal, sur les traces des charrettes.
From the clay pit to the communal kiln, in the tracks of the carts.
Von der Tongrube zum Gemeindeofen, auf den Spuren der Karren.

Randonnée équestre des Grands Prés · equestre · brevigny · nature · 22
Gués larges, barres d’attache et abreuvoirs repérés sur la carte.
Wide fords, hitching rails and troughs shown on the map.
Breite Furten, Anbindebalken und Tränken, auf der Karte verzeichnet.
`);
