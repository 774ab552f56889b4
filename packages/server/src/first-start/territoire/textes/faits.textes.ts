import { parseFiches, parTitre } from './fiche.ts';

/** What a fact means for a stay or a meal, so that texts and criteria agree. */
export const PHRASES_FAITS = parTitre(
  parseFiches(`
piscine
La piscine chauffée ouvre dès les premiers beaux jours.
The heated pool opens with the first fine days.
Das beheizte Schwimmbad öffnet mit den ersten schönen Tagen.

piscine
On nage face aux collines, dans un bassin bordé de lavandes.
You swim facing the hills, in a pool edged with lavender.
Geschwommen wird mit Blick auf die Hügel, in einem von Lavendel gesäumten Becken.

terrasse
La terrasse, à l’ombre d’un vieux tilleul, est la place que l’on se dispute.
The terrace, in the shade of an old lime tree, is the place everyone wants.
Die Terrasse im Schatten einer alten Linde ist der begehrteste Platz.

terrasse
Dès qu’il fait doux, tout se passe en terrasse.
As soon as the weather is mild, everything happens on the terrace.
Sobald es mild ist, spielt sich alles auf der Terrasse ab.

parking
On se gare sans peine devant la maison.
Parking right outside is easy.
Parken kann man bequem vor dem Haus.

jardin
Le jardin est clos, planté de pommiers et de vieux rosiers.
The garden is enclosed and planted with apple trees and old roses.
Der Garten ist umzäunt und mit Apfelbäumen und alten Rosen bepflanzt.

jardin
Au fond du jardin, deux hamacs attendent les lecteurs.
At the bottom of the garden, two hammocks await readers.
Hinten im Garten warten zwei Hängematten auf Leser.

jeux
Les enfants ont leur coin à eux, avec cabane et toboggan.
Children have a corner of their own, with a treehouse and a slide.
Kinder haben ihre eigene Ecke mit Baumhaus und Rutsche.

sauna
Après la marche, le sauna en bois de mélèze délasse les jambes.
After a walk, the larch-wood sauna soothes tired legs.
Nach der Wanderung entspannt die Sauna aus Lärchenholz die Beine.

reunion
Une salle lumineuse accueille réunions et fêtes de famille.
A bright room welcomes meetings and family celebrations.
Ein heller Saal bietet Platz für Tagungen und Familienfeste.

borne
Deux bornes rechargent les voitures pendant la nuit.
Two charging points fill up cars overnight.
Zwei Ladestationen versorgen Autos über Nacht.

abri-velo
Les vélos dorment au sec, dans un local fermé avec prises et outils.
Bicycles sleep in the dry, in a locked room with sockets and tools.
Fahrräder stehen trocken, in einem abschließbaren Raum mit Steckdosen und Werkzeug.

wifi
Le wifi est gratuit, même s’il ne traverse pas tous les vieux murs.
Wifi is free, even if it does not get through every old wall.
Das WLAN ist kostenlos, auch wenn es nicht durch jede alte Mauer dringt.

location-velo
Des vélos à assistance électrique se louent sur place, à l’heure ou à la journée.
Electric bicycles can be hired on site, by the hour or by the day.
E-Bikes kann man vor Ort stunden- oder tageweise mieten.

boutique
La petite boutique propose les confitures et le miel des voisins.
The little shop sells jams and honey from the neighbours.
Der kleine Laden bietet Konfitüren und Honig von den Nachbarn an.

visite-guidee
La visite guidée dure une heure et se termine toujours par une question du public.
The guided tour lasts an hour and always ends with a question from the audience.
Die Führung dauert eine Stunde und endet immer mit einer Frage aus dem Publikum.

label-velo
Porteuse du label Halte Vélo, la maison prête pompe, rustines et bons conseils.
As a labelled Cycle Stop, the house lends pumps, patches and good advice.
Als Radhalt verleiht das Haus Pumpe, Flicken und gute Ratschläge.

label-terroir
Tout vient de moins de trente kilomètres, sauf le café et le poivre.
Everything comes from within thirty kilometres, except the coffee and the pepper.
Alles stammt aus weniger als dreißig Kilometern Umkreis, außer Kaffee und Pfeffer.

label-famille
Chaises hautes, jeux de société et horaires souples, les familles sont chez elles.
High chairs, board games and flexible hours make families feel at home.
Hochstühle, Brettspiele und flexible Zeiten, hier fühlen sich Familien wohl.

label-vert
Eau de pluie, chauffage au bois et tri sérieux, l’engagement durable se voit partout.
Rainwater, wood heating and careful sorting show the green commitment everywhere.
Regenwasser, Holzheizung und Mülltrennung zeigen überall das Engagement für die Umwelt.

pmr
L’accès se fait de plain-pied, et les allées sont larges.
Access is step-free, and the aisles are wide.
Der Zugang ist ebenerdig, und die Wege sind breit.

parking@site
Un parking ombragé se trouve à cinq minutes à pied.
A shaded car park is a five-minute walk away.
Ein schattiger Parkplatz liegt fünf Gehminuten entfernt.

parking@site
Le stationnement est gratuit à l’entrée du village.
Parking is free at the edge of the village.
Am Ortseingang parkt man kostenlos.

pmr@site
Le cheminement est de plain-pied, avec un banc tous les cent mètres.
The way is step-free, with a bench every hundred metres.
Der Weg ist stufenlos, alle hundert Meter steht eine Bank.

pmr@site
Un fauteuil tout-terrain se prête à l’office de tourisme.
An all-terrain wheelchair can be borrowed from the tourist office.
Ein geländegängiger Rollstuhl kann im Tourismusbüro geliehen werden.

label-famille@site
Un livret d’énigmes attend les enfants à l’accueil.
A booklet of riddles awaits children at the entrance.
Am Eingang wartet ein Rätselheft auf Kinder.

label-famille@site
Les moins de six ans entrent toujours gratuitement.
Children under six always come in free.
Kinder unter sechs haben immer freien Eintritt.

label-vert@site
L’équipe invite à venir à vélo ou en car, et récompense ceux qui le font.
The team invites you to come by bicycle or bus, and rewards those who do.
Das Team lädt ein, mit Rad oder Bus zu kommen, und belohnt alle, die es tun.

boutique@site
La boutique vend ce que la vallée fabrique, et rien d’autre.
The shop sells what the valley makes, and nothing else.
Der Laden verkauft, was das Tal herstellt, und sonst nichts.

visite-guidee@site
La visite guidée dure une heure et se termine toujours par une question du public.
The guided tour lasts an hour and always ends with a question from the audience.
Die Führung dauert eine Stunde und endet immer mit einer Frage aus dem Publikum.

abri-velo@site
Des arceaux et une pompe attendent les vélos au départ.
Racks and a pump await bicycles at the start.
Am Start warten Fahrradständer und eine Pumpe.

label-velo@site
La maison porte le label Halte Vélo et remplit volontiers les gourdes.
The house is a labelled Cycle Stop and gladly fills water bottles.
Das Haus ist ein Radhalt und füllt gern Trinkflaschen auf.

label-terroir@site
Tout se goûte avant de s’acheter, c’est la règle de la maison.
Everything is tasted before it is bought, that is the rule of the house.
Alles wird vor dem Kauf probiert, das ist die Regel des Hauses.

wifi@site
Le wifi est gratuit, les prises aussi.
Wifi is free, and so are the sockets.
WLAN ist kostenlos, Steckdosen auch.

jeux@site
Une aire de jeux occupe les plus jeunes pendant que les autres soufflent.
A playground keeps the youngest busy while the others rest.
Ein Spielplatz beschäftigt die Jüngsten, während die anderen verschnaufen.

parking@evenement
Un pré fléché sert de parking, une navette fait le reste.
A signposted meadow serves as car park, a shuttle does the rest.
Eine ausgeschilderte Wiese dient als Parkplatz, ein Shuttle fährt den Rest.

parking@evenement
Mieux vaut se garer à l’entrée du village et finir à pied.
Better park at the edge of the village and walk the rest.
Am besten parkt man am Ortseingang und geht den Rest zu Fuß.

pmr@evenement
Des places sont réservées aux personnes en fauteuil, au premier rang.
Places in the front row are kept for wheelchair users.
In der ersten Reihe sind Plätze für Rollstuhlfahrer reserviert.

label-famille@evenement
Un coin des enfants est tenu par les bénévoles tout du long.
Volunteers run a children’s corner throughout.
Freiwillige betreuen durchgehend eine Kinderecke.

label-vert@evenement
Gobelets consignés et toilettes sèches, rien ne se perd.
Returnable cups and dry toilets, nothing is wasted.
Pfandbecher und Trockentoiletten, nichts wird verschwendet.
`),
);
