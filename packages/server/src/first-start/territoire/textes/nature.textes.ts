import { parseFiches } from './fiche.ts';

export const NATURE = parseFiches(`
Lac d’Ambre · lac · ambrelac · lac
Quatre kilomètres d’eau calme, dorée le soir, que l’on longe à pied ou à la rame.
Four kilometres of calm water, golden in the evening, to follow on foot or by oar.
Vier Kilometer ruhiges Wasser, abends golden, zu Fuß oder mit dem Ruderboot.

Cascade de la Lice · cascade · vaubrume · riviere
Trente mètres de chute en trois sauts, et un arc-en-ciel presque chaque matin.
A thirty-metre drop in three leaps, and a rainbow almost every morning.
Dreißig Meter in drei Sprüngen und fast jeden Morgen ein Regenbogen.

Falaises Blondes · falaise · roche-clairval · collines
Le calcaire change de couleur toutes les heures, les faucons en ont fait leur ville.
The limestone changes colour every hour, and falcons have made it their city.
Der Kalkstein wechselt stündlich die Farbe, die Falken haben ihn zu ihrer Stadt gemacht.

Tourbière de Vaubrume · marais · vaubrume · nature
Un caillebotis de deux kilomètres mène au cœur des linaigrettes et des droséras.
A two-kilometre boardwalk leads into a world of cotton grass and sundews.
Ein zwei Kilometer langer Bohlenweg führt mitten ins Wollgras und zum Sonnentau.

Grotte des Murmures · grotte · corvaline · nature
La rivière souterraine y parle si bas que chacun finit par chuchoter.
The underground river speaks so softly that everyone ends up whispering.
Der unterirdische Fluss spricht so leise, dass am Ende alle flüstern.

Hêtraie des Mille Colonnes · foret · brevigny · foret
Des fûts droits comme une nef, et un tapis de feuilles qui étouffe les pas.
Trunks as straight as a nave, and a carpet of leaves that hushes your steps.
Stämme gerade wie ein Kirchenschiff und ein Laubteppich, der die Schritte dämpft.

Belvédère du Grand Clair · point-de-vue · hautecombrelle · collines
La table d’orientation nomme quarante-deux sommets, dont trois se montrent rarement.
The viewing table names forty-two peaks, three of which rarely show.
Die Orientierungstafel nennt zweiundvierzig Gipfel, drei davon zeigen sich selten.

Source aux Fées · source · clairefosse · riviere
L’eau sort à neuf degrés en toute saison, et l’on y trempe les pieds par défi.
The water comes out at nine degrees all year, and people dip their feet in for a dare.
Das Wasser hat das ganze Jahr neun Grad, und man badet die Füße als Mutprobe.

Étang Fleury · etang · etang-fleury · lac
Nénuphars blancs, hérons patients et bancs à l’ombre tous les cent mètres.
White water lilies, patient herons and shaded benches every hundred metres.
Weiße Seerosen, geduldige Reiher und alle hundert Meter eine schattige Bank.

Gorges de l’Ambrette · gorge · valdorme · riviere
Le sentier passe derrière un rideau d’eau puis sous une arche de pierre.
The path goes behind a curtain of water, then under a stone arch.
Der Pfad führt hinter einen Wasservorhang und dann unter einen Steinbogen.

Île aux Saules · ile · sornelle · lac
On y accède en barque, on y reste pour la sieste et les martins-pêcheurs.
You get there by boat and stay for a nap and the kingfishers.
Man kommt mit dem Boot und bleibt für ein Nickerchen und die Eisvögel.

Prairie aux Orchidées · prairie · montrevaux · jardin
Onze espèces d’orchidées sauvages fleurissent entre avril et juin.
Eleven species of wild orchids bloom between April and June.
Elf Arten wilder Orchideen blühen zwischen April und Juni.

Chêne des Muletiers · arbre · lizerolles · foret
Six personnes suffisent à peine pour en faire le tour, main dans la main.
Six people holding hands can barely reach around it.
Sechs Menschen Hand in Hand reichen kaum um ihn herum.

Col du Vent Clair · col · saint-ombelin · collines
Le vent y vient de trois vallées, les cerfs-volants y trouvent toujours leur compte.
The wind comes from three valleys, and kites always find what they need.
Der Wind kommt aus drei Tälern, und Drachen steigen hier immer.
`);
