import { parseFiches, parTitre } from './fiche.ts';

/** The surroundings of each town. */
export const PHRASES_COMMUNES = parTitre(
  parseFiches(`
ambrelac
Le lac d’Ambre commence au bout de la rue, avec ses pontons et son allée de tilleuls.
The lake of Ambre begins at the end of the street, with its jetties and its avenue of lime trees.
Der Ambre-See beginnt am Ende der Straße, mit seinen Stegen und der Lindenallee.

ambrelac
Ambrelac se découvre à pied, de la halle aux quais, en une petite heure de flânerie.
Ambrelac is best explored on foot, from the market hall to the quays, in a leisurely hour.
Ambrelac entdeckt man zu Fuß, von der Markthalle bis zu den Kais, in einer gemütlichen Stunde.

ambrelac
Le dernier bateau accoste au coucher du soleil, et tout Ambrelac descend le regarder.
The last boat comes in at sunset, and all of Ambrelac walks down to watch it.
Das letzte Boot legt bei Sonnenuntergang an, und ganz Ambrelac schaut zu.

lizerolles
Lizerolles a gardé ses ruelles pavées et ses façades aux volets bleus.
Lizerolles has kept its cobbled lanes and its house fronts with blue shutters.
Lizerolles hat seine Pflastergassen und die Fassaden mit blauen Fensterläden bewahrt.

lizerolles
Autour de Lizerolles, les vergers en terrasses descendent jusqu’à la rivière.
Around Lizerolles, terraced orchards run down to the river.
Rund um Lizerolles ziehen sich Obstterrassen bis hinunter zum Fluss.

pont-l-ambre
À Pont-l’Ambre, le vieux pont à cinq arches mène droit aux prairies inondables.
In Pont-l’Ambre, the old five-arched bridge leads straight to the water meadows.
In Pont-l’Ambre führt die alte Brücke mit fünf Bögen direkt zu den Flusswiesen.

pont-l-ambre
La voie verte passe à deux cents mètres, côté écluse.
The greenway runs two hundred metres away, on the lock side.
Der Radweg verläuft zweihundert Meter entfernt, auf der Seite der Schleuse.

vaubrume
Vaubrume s’éveille souvent dans la brume, que le soleil dissipe avant dix heures.
Vaubrume often wakes up in the mist, which the sun clears before ten.
Vaubrume erwacht oft im Nebel, den die Sonne vor zehn Uhr auflöst.

vaubrume
Le hameau borde la tourbière, domaine des libellules et des grues de passage.
The hamlet borders the peat bog, home to dragonflies and passing cranes.
Der Weiler grenzt an das Moor, Heimat von Libellen und durchziehenden Kranichen.

sornelle
Le petit port de Sornelle vit au rythme des voiles et du marché aux poissons d’eau douce.
The little harbour of Sornelle lives by its sails and its freshwater fish market.
Der kleine Hafen von Sornelle lebt im Takt der Segel und des Süßwasserfischmarkts.

sornelle
Depuis la jetée de Sornelle, la vue embrasse toute la rive nord.
From the pier at Sornelle, the view takes in the whole northern shore.
Von der Mole in Sornelle reicht der Blick über das ganze Nordufer.

montrevaux
Perché sur son éperon, Montrevaux regarde la vallée par-dessus les remparts.
Perched on its spur, Montrevaux looks over its ramparts at the valley.
Montrevaux thront auf seinem Sporn und blickt über die Mauern ins Tal.

montrevaux
Les potiers de Montrevaux laissent volontiers leur porte ouverte.
The potters of Montrevaux gladly leave their doors open.
Die Töpfer von Montrevaux lassen ihre Türen gern offen.

clairefosse
Clairefosse compte plus de sources que d’habitants, dit-on à la fontaine.
Clairefosse has more springs than people, or so they say at the fountain.
Clairefosse hat mehr Quellen als Einwohner, so sagt man am Brunnen.

roche-clairval
Roche-Clairval s’étire au pied de ses falaises blondes, royaume des faucons.
Roche-Clairval stretches beneath its golden cliffs, the kingdom of falcons.
Roche-Clairval liegt am Fuß seiner goldenen Felsen, dem Reich der Falken.

roche-clairval
Les thermes et le kiosque à musique rappellent les belles heures de Roche-Clairval.
The baths and the bandstand recall the heyday of Roche-Clairval.
Die Thermen und der Musikpavillon erinnern an die große Zeit von Roche-Clairval.

roche-clairval
Le funiculaire de Roche-Clairval grimpe au belvédère en six minutes.
The funicular of Roche-Clairval climbs to the viewpoint in six minutes.
Die Standseilbahn von Roche-Clairval fährt in sechs Minuten zum Aussichtspunkt.

saint-ombelin
Saint-Ombelin se serre autour de son clocher tors, visible de toute la montagne.
Saint-Ombelin huddles around its twisted spire, seen from all over the hills.
Saint-Ombelin schart sich um seinen gedrehten Kirchturm, den man von überall sieht.

saint-ombelin
Les fromageries de Saint-Ombelin ouvrent leurs caves le matin.
The dairies of Saint-Ombelin open their cellars in the morning.
Die Käsereien von Saint-Ombelin öffnen morgens ihre Keller.

valdorme
À Valdorme, la route s’arrête et les sentiers commencent.
In Valdorme, the road stops and the footpaths begin.
In Valdorme endet die Straße und die Wanderwege beginnen.

valdorme
Le soir, Valdorme n’a pour éclairage que les étoiles, et c’est voulu.
At night, Valdorme is lit by nothing but the stars, and by choice.
Nachts leuchten in Valdorme nur die Sterne, und das ist Absicht.

brevigny
La hêtraie de Brévigny commence derrière l’église, fraîche au plus fort de l’été.
The beech wood of Brévigny begins behind the church, cool in high summer.
Der Buchenwald von Brévigny beginnt hinter der Kirche, kühl auch im Hochsommer.

brevigny
Brévigny-les-Bois travaille le bois depuis toujours, du sabot au violon.
Brévigny-les-Bois has always worked with wood, from clogs to violins.
Brévigny-les-Bois lebt seit jeher vom Holz, vom Holzschuh bis zur Geige.

corvaline
Corvaline aligne ses maisons de tisserands le long du canal.
Corvaline lines up its weavers’ cottages along the canal.
Corvaline reiht seine Weberhäuser am Kanal entlang auf.

corvaline
Le coteau de Corvaline porte les dernières vignes avant la montagne.
The hillside of Corvaline bears the last vines before the mountains.
Am Hang von Corvaline wachsen die letzten Reben vor den Bergen.

etang-fleury
À Étang-Fleury, les nénuphars couvrent l’eau de mai à septembre.
At Étang-Fleury, water lilies cover the pond from May to September.
In Étang-Fleury bedecken Seerosen den Teich von Mai bis September.

etang-fleury
Le tour de l’étang se fait à plat, en poussette comme en fauteuil.
The walk around the pond is flat, fit for pushchairs and wheelchairs alike.
Der Weg um den Teich ist eben, für Kinderwagen wie für Rollstühle.

hautecombrelle
Hautecombrelle est le village le plus haut d’Aubrelande, à mille quarante mètres.
Hautecombrelle is the highest village in Aubrelande, at one thousand and forty metres.
Hautecombrelle ist mit tausendvierzig Metern das höchste Dorf in Aubrelande.
`),
);
