import { parseFiches } from './fiche.ts';

export const AUTRES_EVENEMENTS = parseFiches(`
Rallye des vieux moteurs · rassemblement · weekend · lizerolles · village · 09:00-18:00
Tracteurs, motos et une voiture de pompiers qui démarre à la manivelle.
Tractors, motorbikes and a fire engine started with a crank.
Traktoren, Motorräder und ein Feuerwehrauto mit Handkurbel.

Soirée jazz à la Filature · concert · mensuel · corvaline · nuit · 20:30-23:30
Un trio différent chaque mois, une soupe chaude au bar.
A different trio each month and hot soup at the bar.
Jeden Monat ein anderes Trio und heiße Suppe an der Bar.

Troc de livres · foire · jour · pont-l-ambre · village · 10:00-17:00
Un livre posé, un livre pris, et l’on discute du premier.
Leave a book, take a book and talk about the first.
Ein Buch hinlegen, eines mitnehmen und über das erste reden.

Marché des potiers · foire · weekend · montrevaux · marche · 10:00-19:00
Trente-cinq ateliers sur les remparts et une cuisson en public à la nuit tombée.
Thirty-five workshops on the ramparts and a public firing at nightfall.
Fünfunddreißig Werkstätten auf der Mauer und ein öffentlicher Brand am Abend.

Bain de minuit aux Thermes · fete · nuit · roche-clairval · nuit · 22:00-02:00
Bassins éclairés à la bougie, contrebasse au bord de l’eau.
Candlelit pools and a double bass at the water’s edge.
Becken im Kerzenschein und ein Kontrabass am Rand.

Semaine du goût d’ici · fete · duree · ambrelac · table · 10:00-18:00
Cuisiniers et producteurs échangent leurs places pendant sept jours.
Cooks and producers swap places for seven days.
Köche und Erzeuger tauschen sieben Tage lang die Plätze.

Concours de pétanque du Port · sport · jour · sornelle · village · 14:00-20:00
Doublettes tirées au sort, jambon à la clé.
Pairs drawn by lot, with a ham to be won.
Ausgeloste Doppel, zu gewinnen gibt es einen Schinken.

Récital d’orgue au clocher tors · concert · jour · saint-ombelin · village · 17:00-18:15
Une heure de musique et quelques mots sur les tuyaux.
An hour of music and a few words about the pipes.
Eine Stunde Musik und ein paar Worte über die Pfeifen.

Brevet des cols clairs · sport · jour · saint-ombelin · collines · 07:30-18:00
Trois cols chronométrés ou non, ravitaillement à la tomme.
Three passes, timed or not, with cheese at the feed stations.
Drei Pässe, mit oder ohne Zeitnahme, Verpflegung mit Käse.

Portes ouvertes des luthiers · visite · jour · brevigny · foret · 10:00-18:00
Copeaux, vernis et premières notes dans cinq ateliers du village.
Shavings, varnish and first notes in five workshops of the village.
Späne, Lack und erste Töne in fünf Werkstätten des Dorfes.

Nuit des chouettes · nature · nuit · brevigny · nuit · 20:30-23:00
On écoute, on imite, et parfois quelqu’un répond.
We listen, we imitate and sometimes someone answers.
Man hört zu, ahmt nach, und manchmal antwortet jemand.

Festival Courts au bord du lac · festival · weekend · ambrelac · nuit · 20:00-23:30
Quarante films de moins de dix minutes, un jury d’enfants et des plaids.
Forty films under ten minutes, a children’s jury and blankets.
Vierzig Filme unter zehn Minuten, eine Kinderjury und Decken.

Stage de clown en famille · atelier · serie · lizerolles · fete · 10:00-12:00
Quatre matinées pour apprendre à tomber, à rater et à saluer.
Four mornings to learn to fall, to fail and to bow.
Vier Vormittage, um fallen, scheitern und sich verbeugen zu lernen.

Repas des quais · fete · jour · pont-l-ambre · fete · 19:00-23:30
Une table de cent mètres, chacun apporte un plat et sa chaise.
A hundred-metre table, everyone brings a dish and a chair.
Ein hundert Meter langer Tisch, jeder bringt ein Gericht und seinen Stuhl.

Grand lâcher de cerfs-volants · fete · jour · saint-ombelin · collines · 11:00-18:00
Le col se couvre de couleurs, l’atelier de fabrication ouvre à onze heures.
The pass fills with colour, and the workshop opens at eleven.
Der Pass wird bunt, die Bastelwerkstatt öffnet um elf.

Exposition Herbiers retrouvés · exposition · duree · clairefosse · jardin · 10:00-17:00
Deux cents planches oubliées dans un grenier d’abbaye.
Two hundred sheets forgotten in an abbey attic.
Zweihundert vergessene Blätter vom Dachboden der Abtei.

Yoga sur le ponton · atelier · hebdo:5 · ambrelac · lac · 08:00-09:15
On s’étire au-dessus de l’eau, les canards jugent.
Stretching above the water while the ducks pass judgement.
Dehnen über dem Wasser, die Enten urteilen.

Cross du Bief · sport · jour · etang-fleury · nature · 09:30-12:30
Cinq kilomètres de boue honnête, douches chaudes à l’arrivée.
Five kilometres of honest mud, with hot showers at the end.
Fünf Kilometer ehrlicher Schlamm, heiße Duschen im Ziel.

Chorales en chemin · concert · jour · lizerolles · village · 15:00-18:00
Six chœurs, six cours, et le public qui passe de l’un à l’autre.
Six choirs, six courtyards and an audience that wanders between them.
Sechs Chöre, sechs Höfe, und das Publikum wandert hin und her.

Braderie des Arcades · brocante · jour · roche-clairval · marche · 08:00-18:00
Les commerçants sortent leurs tables, les bonnes affaires partent tôt.
Shopkeepers bring out their tables, and the bargains go early.
Die Händler stellen Tische hinaus, die Schnäppchen sind früh weg.

Dictée du Petit Musée · atelier · mensuel · saint-ombelin · village · 10:30-11:30
Encre violette, buvard et zéro faute rarement atteint.
Purple ink, blotting paper and a faultless copy that is rarely seen.
Violette Tinte, Löschpapier und selten null Fehler.

Bivouac sous les étoiles · nature · nuit · valdorme · nuit · 20:00-08:00
Marche au crépuscule, nuit à la belle étoile et petit déjeuner de berger.
A walk at dusk, a night in the open and a shepherd’s breakfast.
Wanderung in der Dämmerung, Nacht im Freien und Hirtenfrühstück.

Fanfares en folie · festival · weekend · ambrelac · fete · 11:00-23:00
Huit fanfares, aucune scène, toutes les rues.
Eight brass bands, no stage, every street.
Acht Blaskapellen, keine Bühne, alle Straßen.

Journée du patrimoine discret · visite · journee · corvaline · village · -
Greniers, caves et cours privées ouvrent leurs portes, une seule fois.
Attics, cellars and private courtyards open their doors, just once.
Dachböden, Keller und private Höfe öffnen ein einziges Mal.

Tournoi d’échecs de la Halle · sport · weekend · lizerolles · village · 09:00-18:00
Sept rondes sous la charpente, analyse des parties à la buvette.
Seven rounds under the timbers, with games analysed at the bar.
Sieben Runden unter dem Gebälk, Analyse am Getränkestand.

Sortie Grues et brumes · nature · serie · vaubrume · nature · 07:00-09:30
Départ à l’aube, silence demandé, café offert au retour.
Departure at dawn, silence required, coffee on return.
Aufbruch im Morgengrauen, Stille erbeten, Kaffee danach.

Concours de soupes · fete · jour · hautecombrelle · table · 18:00-22:00
Vingt marmites, un jury d’appétit et une louche d’argent.
Twenty pots, a hungry jury and a silver ladle.
Zwanzig Töpfe, eine hungrige Jury und eine silberne Kelle.

Carnaval des Ours · fete · jour · sornelle · fete · 14:00-18:00
Les ours descendent de la colline, la ville les fait danser.
The bears come down from the hill and the town makes them dance.
Die Bären kommen vom Hügel, und die Stadt lässt sie tanzen.

Quatuor au phare · concert · jour · sornelle · lac · 19:00-20:15
Quarante places au pied de la lumière, et la houle pour métronome.
Forty seats beneath the light, with the waves as metronome.
Vierzig Plätze unter dem Licht, die Wellen geben den Takt.
`);

/** Events that many towns have, with the town's name filled in. */
export const EVENEMENTS_COMMUNS = parseFiches(`
Marché de {commune} · marche · hebdo · marche · 08:00-12:30
Maraîchers, fromagers et rémouleur s’installent au cœur de {commune}, panier conseillé.
Growers, cheesemakers and a knife grinder set up in the heart of {commune}, bring a basket.
Gemüsebauern, Käser und ein Scherenschleifer kommen mitten nach {commune}, Korb empfohlen.

Vide-greniers de {commune} · brocante · jour · marche · 07:00-18:00
Cent cinquante exposants vident leurs greniers dans les rues de {commune}.
One hundred and fifty sellers empty their attics into the streets of {commune}.
Hundertfünfzig Anbieter leeren ihre Dachböden in den Straßen von {commune}.

{commune} à la lanterne · visite · serie · nuit · 20:30-22:00
Une conteuse, une lanterne et les petites histoires de {commune} que les guides oublient.
A storyteller, a lantern and the small tales of {commune} that guidebooks forget.
Eine Erzählerin, eine Laterne und die kleinen Geschichten von {commune}.
`);
