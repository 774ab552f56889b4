import { parseFiches } from './fiche.ts';

/** Heritage: kind, town, and scene of its photos. */
export const PATRIMOINE = parseFiches(`
Château de Montrevaux · chateau · montrevaux · chateau
Quatre tours, un pont dormant et une salle des gardes où le feu est encore allumé l’hiver.
Four towers, a fixed bridge and a guardroom where the fire is still lit in winter.
Vier Türme, eine feste Brücke und ein Wachsaal, in dem im Winter noch das Feuer brennt.

Abbaye de Clairefosse · abbaye · clairefosse · chateau
Il reste le cloître, le chœur à ciel ouvert et un jardin de simples replanté d’après les manuscrits.
The cloister remains, with the open-air choir and a herb garden replanted from the manuscripts.
Erhalten sind der Kreuzgang, der offene Chor und ein nach Handschriften bepflanzter Kräutergarten.

Musée de la Barque et du Lac · musee · ambrelac · lac
Trente embarcations sauvées de l’oubli racontent la vie des passeurs, des pêcheurs et des lavandières.
Thirty boats saved from oblivion tell of ferrymen, fishermen and washerwomen.
Dreißig gerettete Boote erzählen vom Leben der Fährleute, Fischer und Wäscherinnen.

Halle de Lizerolles · monument · lizerolles · village
Sa charpente de châtaignier, sans un clou, abrite le marché depuis six siècles.
Its chestnut frame, without a single nail, has sheltered the market for six centuries.
Ihr Dachstuhl aus Kastanienholz, ganz ohne Nägel, schützt seit sechs Jahrhunderten den Markt.

Pont aux Cinq Arches · monument · pont-l-ambre · riviere
On traverse la rivière comme au temps des muletiers, un refuge à chaque pile.
You cross the river as in the days of mule drivers, with a refuge at each pier.
Man überquert den Fluss wie zur Zeit der Maultiertreiber, mit einer Nische an jedem Pfeiler.

Filature de Corvaline · industrie · corvaline · village
Les métiers tournent encore chaque samedi, dans un vacarme que les tisserandes commentent en souriant.
The looms still run every Saturday, in a din that the weavers describe with a smile.
Jeden Samstag laufen die Webstühle noch, in einem Lärm, den die Weberinnen lächelnd erklären.

Église au clocher tors de Saint-Ombelin · eglise · saint-ombelin · village
Le vent, un maître d’œuvre distrait ou le diable, chacun a sa version de la torsion.
The wind, a careless builder or the devil, everyone has a story about the twist.
Der Wind, ein zerstreuter Baumeister oder der Teufel, jeder erklärt die Drehung anders.

Thermes de Roche-Clairval · monument · roche-clairval · village
Mosaïques, verrière et buvette, la promenade dans le grand hall est libre tous les matins.
Mosaics, a glass roof and a pump room, the great hall is open to all every morning.
Mosaiken, Glasdach und Trinkhalle, die große Halle ist jeden Morgen frei zugänglich.

Moulin de la Lice · moulin · vaubrume · riviere
La roue tourne, la farine sort tiède et le meunier répond à toutes les questions.
The wheel turns, the flour comes out warm and the miller answers every question.
Das Rad dreht sich, das Mehl kommt warm heraus und der Müller beantwortet jede Frage.

Maison des Potiers · musee · montrevaux · village
Du bleu de cuivre au grès brut, quatre siècles de pots, de tuiles et de sifflets.
From copper blue to raw stoneware, four centuries of pots, tiles and whistles.
Vom Kupferblau zum rohen Steinzeug, vier Jahrhunderte Töpfe, Ziegel und Pfeifen.

Remparts de Montrevaux · monument · montrevaux · chateau
Un chemin de ronde de huit cents mètres, à parcourir de préférence en fin de journée.
An eight-hundred-metre wall walk, best enjoyed at the end of the day.
Ein achthundert Meter langer Wehrgang, am schönsten am Ende des Tages.

Chapelle des Bateliers · eglise · sornelle · lac
Au plafond, quarante ex-voto en forme de barque balancent dans les courants d’air.
From the ceiling, forty votive boats sway in the draught.
An der Decke schaukeln vierzig Votivboote im Luftzug.

Jardin des Simples · jardin · clairefosse · jardin
Cent vingt plantes utiles, à sentir plutôt qu’à cueillir.
One hundred and twenty useful plants, to be smelled rather than picked.
Hundertzwanzig Nutzpflanzen, zum Riechen statt zum Pflücken.

Musée du Violon et du Sabot · musee · brevigny · foret
Deux métiers du même bois, deux ateliers reconstitués et un concert chaque mois.
Two trades from the same wood, two rebuilt workshops and a concert every month.
Zwei Handwerke aus demselben Holz, zwei Werkstätten und jeden Monat ein Konzert.

Tour de Guet de Hautecombrelle · monument · hautecombrelle · collines
Cent douze marches et, par temps clair, toute l’Aubrelande d’un seul regard.
One hundred and twelve steps and, on a clear day, all of Aubrelande at a glance.
Hundertzwölf Stufen und bei klarem Wetter ganz Aubrelande auf einen Blick.

Parc du Château Blond · jardin · roche-clairval · jardin
Allées à la française, potager en espaliers et un labyrinthe que l’on quitte rarement du premier coup.
Formal avenues, an espaliered kitchen garden and a maze that few leave at the first try.
Französische Alleen, ein Spaliergarten und ein Labyrinth, das kaum jemand auf Anhieb verlässt.

Lavoir aux Colonnes · monument · lizerolles · riviere
Huit colonnes, deux bassins et l’eau la plus bavarde du village.
Eight columns, two basins and the most talkative water in the village.
Acht Säulen, zwei Becken und das gesprächigste Wasser im Dorf.

Écomusée de la Tourbe · musee · vaubrume · nature
Comment un marais chauffait toute une vallée, expliqué par ceux qui l’ont coupé.
How a bog heated a whole valley, told by those who cut it.
Wie ein Moor ein ganzes Tal heizte, erzählt von denen, die ihn gestochen haben.

Forge du Bief · industrie · etang-fleury · village
Le martinet frappe encore, trois coups à la fois, quand l’étang est assez haut.
The trip hammer still strikes, three blows at a time, when the pond is high enough.
Der Hammer schlägt noch, drei Schläge auf einmal, wenn der Teich hoch genug steht.

Funiculaire de Roche-Clairval · monument · roche-clairval · collines
Deux cabines vernies se croisent à mi-pente depuis plus de cent ans.
Two varnished cars have been passing each other halfway up for over a century.
Zwei lackierte Wagen begegnen sich seit über hundert Jahren auf halber Höhe.

Phare du Lac d’Ambre · monument · sornelle · lac
Le plus petit phare du pays guide les barques les soirs de brouillard.
The smallest lighthouse in the land guides boats on foggy evenings.
Der kleinste Leuchtturm des Landes weist den Booten an Nebelabenden den Weg.

Colombier de Brévigny · monument · brevigny · village
Mille deux cents niches et une échelle tournante en parfait état.
One thousand two hundred nesting holes and a revolving ladder in perfect order.
Tausendzweihundert Nistlöcher und eine Drehleiter in bestem Zustand.

Atelier du Verre de Valdorme · industrie · valdorme · table
La souffleuse de verre travaille devant vous, à un mètre du four.
The glass blower works in front of you, a metre from the furnace.
Die Glasbläserin arbeitet vor Ihren Augen, einen Meter vom Ofen entfernt.

Petit Musée de l’École · musee · saint-ombelin · village
Pupitres, encriers et dictée du dimanche, pour rire des fautes en famille.
Desks, inkwells and a Sunday dictation, to laugh at mistakes together.
Pulte, Tintenfässer und ein Sonntagsdiktat, um gemeinsam über Fehler zu lachen.

Grange aux Fresques · monument · corvaline · village
On venait y chercher du foin, on y a trouvé des anges peints au plafond.
They came for hay and found angels painted on the ceiling.
Man suchte Heu und fand gemalte Engel an der Decke.

Horloge à Marionnettes · monument · ambrelac · village
À midi, le passeur, la lavandière et l’ours font trois fois le tour du cadran.
At noon, the ferryman, the washerwoman and the bear go three times round the dial.
Um zwölf drehen Fährmann, Wäscherin und Bär drei Runden um das Zifferblatt.
`);
