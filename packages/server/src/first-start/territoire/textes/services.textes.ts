import { parseFiches } from './fiche.ts';

export const DEGUSTATIONS = parseFiches(`
Caves du Coteau de Corvaline · vin · corvaline · cave
Trois cépages oubliés, une cave voûtée et une dégustation commentée au pied du tonneau.
Three forgotten grapes, a vaulted cellar and a tasting beside the barrel.
Drei vergessene Rebsorten, ein Gewölbekeller und eine Verkostung am Fass.

Fromagerie d’Ombelin · fromage · saint-ombelin · cave
La tomme affinée au foin se goûte à trois âges, comme les gens.
The hay-aged tomme is tasted at three ages, like people.
Den im Heu gereiften Käse probiert man in drei Altersstufen, wie Menschen.

Brasserie de la Brume · biere · vaubrume · cave
Une blonde à la reine-des-prés, une brune à la tourbe et la salle de brassage derrière la vitre.
A meadowsweet blonde, a peaty brown and the brewhouse behind the glass.
Ein helles Bier mit Mädesüß, ein dunkles mit Torf und das Sudhaus hinter Glas.

Miellerie des Crêtes · miel · hautecombrelle · jardin
Sapin, tilleul ou bruyère, les abeilles choisissent et l’apicultrice explique.
Fir, lime or heather, the bees choose and the beekeeper explains.
Tanne, Linde oder Heide, die Bienen wählen und die Imkerin erklärt.

Cidrerie des Vergers en Terrasses · cidre · lizerolles · cave
Vingt-deux variétés de pommes, un pressoir en bois et une bolée pour conclure.
Twenty-two apple varieties, a wooden press and a bowl of cider to end with.
Zweiundzwanzig Apfelsorten, eine Holzpresse und zum Schluss eine Schale Apfelwein.

Huilerie du Moulin Perdu · huile · etang-fleury · cave
L’huile de noix coule tiède, on la goûte sur du pain encore chaud.
Walnut oil flows warm, and is tasted on bread still hot.
Das Walnussöl fließt warm und wird auf frischem Brot probiert.

Chocolaterie Guimauvel · chocolat · ambrelac · table
Les pralinés se composent devant vous, la tablette au sel fumé part la première.
Pralines are made before your eyes, and the smoked-salt bar sells first.
Pralinen entstehen vor Ihren Augen, die Tafel mit Rauchsalz ist zuerst weg.

Safranière de Montrevaux · safran · montrevaux · jardin
Cent cinquante fleurs pour un gramme, et quelques minutes pour en parler sans fin.
One hundred and fifty flowers for a gram, and endless talk about it.
Hundertfünfzig Blüten für ein Gramm, und unendlich viel zu erzählen.

Distillerie des Simples · spiritueux · clairefosse · cave
Gentiane, verveine et un élixir dont la recette tient en une phrase perdue.
Gentian, verbena and an elixir whose recipe is one lost sentence.
Enzian, Eisenkraut und ein Elixier, dessen Rezept ein verlorener Satz ist.

Ferme aux Escargots · escargot · brevigny · table
On visite lentement, on déguste au beurre d’ortie.
The visit is slow, the tasting comes with nettle butter.
Die Führung ist langsam, verkostet wird mit Brennnesselbutter.

Fumoir du Lac · poisson · sornelle · lac
Truites et corégones passent douze heures au bois d’aulne.
Trout and whitefish spend twelve hours in alder smoke.
Forellen und Felchen hängen zwölf Stunden im Erlenrauch.

Biscuiterie des Clarines · biscuit · roche-clairval · table
Le sablé à la fleur de foin se croque à la sortie du four.
The hay-flower shortbread is eaten straight from the oven.
Das Heublumengebäck isst man frisch aus dem Ofen.
`);

export const COMMERCES = parseFiches(`
Librairie La Page Cornée · librairie · ambrelac · village
Du neuf, de l’ancien et une table entière consacrée à la vallée.
New books, old books and a whole table about the valley.
Neues, Altes und ein ganzer Tisch über das Tal.

Cycles Pastourel · velo · pont-l-ambre · sentier
Location, réparation et café offert pendant que la roue se redresse.
Hire, repair and free coffee while the wheel is trued.
Verleih, Reparatur und Kaffee, während das Rad gerichtet wird.

Boulangerie du Four-Banal · boulangerie · lizerolles · table
Levain de vingt ans, miches de trois livres et fougasse du dimanche.
Twenty-year-old sourdough, three-pound loaves and Sunday fougasse.
Zwanzig Jahre alter Sauerteig, Dreipfünder und Sonntagsfougasse.

Maroquinerie de la Tannerie · artisanat · corvaline · village
Sacs et ceintures cousus main, réparables à vie.
Hand-sewn bags and belts, repairable for life.
Handgenähte Taschen und Gürtel, ein Leben lang reparierbar.

Épicerie Au Panier d’Ambre · epicerie · ambrelac · marche
Quatre-vingts producteurs réunis entre deux comptoirs de zinc.
Eighty producers brought together between two zinc counters.
Achtzig Erzeuger zwischen zwei Zinktheken.

Brocante du Colombier · brocante · brevigny · village
Trois étages de trouvailles et un chat qui n’est pas à vendre.
Three floors of finds and a cat that is not for sale.
Drei Etagen Fundstücke und eine Katze, die nicht zu verkaufen ist.

Taxis du Val · taxi · pont-l-ambre · village
De la gare aux sentiers, avec porte-vélos sur demande.
From the station to the trails, with a bike rack on request.
Vom Bahnhof zum Wanderweg, auf Wunsch mit Fahrradträger.

Fleurs et Sauges · fleuriste · roche-clairval · jardin
Bouquets de saison et ateliers de couronnes le premier samedi du mois.
Seasonal bouquets and wreath workshops on the first Saturday of the month.
Sträuße der Saison und Kranzkurse am ersten Samstag im Monat.

Poterie Lorvain · artisanat · montrevaux · table
Vaisselle bleue de cuivre, tournée et cuite sur place.
Copper-blue tableware, thrown and fired on site.
Kupferblaues Geschirr, vor Ort gedreht und gebrannt.

Laverie des Bateliers · service · sornelle · village
Huit machines, une table à repasser et la vue sur les mâts.
Eight machines, an ironing board and a view of the masts.
Acht Maschinen, ein Bügelbrett und Blick auf die Masten.

Atelier du Luthier Vernoux · artisanat · brevigny · foret
L’épicéa y sèche dix ans avant de chanter.
Spruce dries here for ten years before it sings.
Die Fichte trocknet hier zehn Jahre, bevor sie singt.

La Malle aux Jouets · jouet · saint-ombelin · village
Toupies, cerfs-volants et jeux de société, à l’essai sur le trottoir.
Spinning tops, kites and board games, to try on the pavement.
Kreisel, Drachen und Brettspiele, zum Ausprobieren auf dem Gehweg.

Pharmacie de l’Horloge · pharmacie · ambrelac · village
Boiseries d’origine, conseils sur les champignons et trousses de randonnée.
Original panelling, advice on mushrooms and hiking first-aid kits.
Originale Vertäfelung, Pilzberatung und Wanderapotheken.

Coutellerie du Bief · artisanat · etang-fleury · village
Le couteau de batelier se choisit à la main, pas à l’œil.
The boatman’s knife is chosen by hand, not by eye.
Das Fährmannsmesser wählt man mit der Hand, nicht mit dem Auge.
`);
