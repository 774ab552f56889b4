import { parseFiches, parTitre } from './fiche.ts';

/** How a restaurant of each cuisine presents itself. */
export const OUVERTURES_RESTAURANT = parTitre(
  parseFiches(`
terroir
La carte tient sur une ardoise et change avec le marché du jeudi.
The menu fits on a slate and changes with the Thursday market.
Die Karte passt auf eine Tafel und wechselt mit dem Donnerstagsmarkt.

terroir
Volaille aux morilles, pommes fondantes et tarte aux noix, la cuisine d’ici sans détour.
Poultry with morels, melting potatoes and walnut tart, plain cooking from these parts.
Geflügel mit Morcheln, zarte Kartoffeln und Nusstorte, ehrliche Küche von hier.

terroir
Les habitués ont leur rond de serviette, les visiteurs repartent avec la recette.
Regulars have their own napkin ring, visitors leave with the recipe.
Stammgäste haben ihren Serviettenring, Besucher gehen mit dem Rezept nach Hause.

terroir
On y sert le jambon à la braise et le gratin dans le plat où il a cuit.
Ham comes off the embers and the gratin in the dish that it was baked in.
Der Schinken kommt von der Glut und das Gratin in der Form, in der es gebacken wurde.

bistronomique
Une cuisine de saison vive et précise, cinq entrées, cinq plats, pas un de plus.
Lively, precise seasonal cooking, five starters, five mains and not one more.
Lebendige, präzise Saisonküche, fünf Vorspeisen, fünf Hauptgerichte, keines mehr.

bistronomique
Le chef cultive ses herbes derrière la maison et les cueille pendant le service.
The chef grows herbs behind the house and picks them during service.
Der Koch zieht seine Kräuter hinter dem Haus und pflückt sie während des Service.

bistronomique
Deux associés, une petite salle et une carte des vins plus longue que le bras.
Two partners, a small dining room and a wine list longer than your arm.
Zwei Partner, ein kleiner Saal und eine Weinkarte, länger als ein Arm.

creperie
Les galettes sont tournées à la commande, fines, dentelées, généreuses.
Buckwheat pancakes are made to order, thin, lacy and generous.
Die Buchweizencrêpes werden frisch gebacken, dünn, knusprig und reichlich gefüllt.

creperie
Farine de sarrasin du moulin voisin et cidre brut en bolée.
Buckwheat flour from the nearby mill and dry cider by the bowl.
Buchweizenmehl aus der nahen Mühle und herber Apfelwein aus der Schale.

pizzeria
Pâte levée deux jours, four à bois de hêtre et basilic du balcon.
Dough risen for two days, a beechwood oven and basil from the balcony.
Zwei Tage gereifter Teig, ein Buchenholzofen und Basilikum vom Balkon.

pizzeria
La pizza du mois est votée par les clients, et le débat est parfois vif.
The pizza of the month is voted by customers, and the debate can be heated.
Die Pizza des Monats wählen die Gäste, und die Debatte ist mitunter lebhaft.

brasserie
Grande salle à banquettes, service continu et tartare coupé au couteau.
A large room with banquettes, all-day service and hand-cut tartare.
Großer Saal mit Bänken, durchgehende Küche und von Hand geschnittenes Tatar.

brasserie
On y prend le café à sept heures et la soupe à l’oignon après le spectacle.
Coffee is served at seven in the morning and onion soup after the show.
Kaffee gibt es ab sieben Uhr und Zwiebelsuppe nach der Vorstellung.

brasserie
Les bières de la vallée s’y tirent à la pression, les vins au verre.
Beers from the valley are on tap and wines by the glass.
Biere aus dem Tal kommen vom Fass, die Weine im Glas.

ferme
À la ferme, tout ce qui est servi a poussé, brouté ou picoré à portée de vue.
At the farm, everything served has grown, grazed or pecked within sight.
Auf dem Hof ist alles Servierte in Sichtweite gewachsen, geweidet oder gepickt.

ferme
Le repas se prend en une fois, à une grande table, après la visite de l’étable.
The meal is served all at once, at a big table, after a visit to the barn.
Gegessen wird gemeinsam an einem großen Tisch, nach dem Besuch im Stall.

vegetarien
Une cuisine végétale franche et colorée, qui convainc aussi les carnivores.
Honest, colourful vegetable cooking that convinces meat lovers too.
Eine ehrliche, bunte Gemüseküche, die auch Fleischliebhaber überzeugt.

vegetarien
Tartes, bouillons et légumineuses, avec un pain au levain que l’on vient acheter exprès.
Tarts, broths and pulses, with a sourdough bread worth the trip.
Quiches, Brühen und Hülsenfrüchte, dazu ein Sauerteigbrot, für das man eigens herkommt.

poisson
Truite, sandre et perche arrivent du lac le matin même.
Trout, zander and perch come from the lake that very morning.
Forelle, Zander und Barsch kommen am selben Morgen aus dem See.

poisson
La friture se mange avec les doigts, les pieds presque dans l’eau.
Fried fish is eaten with the fingers, feet almost in the water.
Den gebackenen Fisch isst man mit den Fingern, die Füße fast im Wasser.

poisson
Le bateau du patron est amarré devant, le menu dépend de sa pêche.
The owner’s boat is moored outside, and the menu depends on his catch.
Das Boot des Wirts liegt vor der Tür, das Menü hängt von seinem Fang ab.

monde
Épices torréfiées maison et petits plats à partager, entre deux continents.
Home-roasted spices and small plates to share, between two continents.
Hausgeröstete Gewürze und kleine Gerichte zum Teilen, zwischen zwei Kontinenten.

monde
Raviolis pliés à la main, bouillons longs et desserts au thé.
Hand-folded dumplings, slow broths and tea desserts.
Von Hand gefaltete Teigtaschen, lange gekochte Brühen und Desserts mit Tee.

monde
Un couscous du vendredi que l’on réserve le lundi.
A Friday couscous that has to be booked on Monday.
Ein Freitagscouscous, das man am Montag bestellt.

gastronomique
Un menu unique en sept services, où chaque assiette raconte un lieu de la vallée.
A single menu in seven courses, each plate telling of a place in the valley.
Ein einziges Menü in sieben Gängen, jeder Teller erzählt von einem Ort im Tal.

gastronomique
Nappes blanches, gestes justes et sommelière passionnée de cépages oubliés.
White tablecloths, perfect gestures and a sommelier in love with forgotten grapes.
Weiße Tischtücher, präziser Service und eine Sommelière mit Liebe zu vergessenen Rebsorten.
`),
);
