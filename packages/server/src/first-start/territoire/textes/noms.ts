const liste = (texte: string): readonly string[] => texte.trim().split(/\s*\n\s*/);

export const NOMS_HOTEL = liste(`
Hôtel des Deux Rives
Hôtel de la Halle
Le Relais de la Poste d’Ambre
Hôtel du Belvédère Blond
Hôtel Bellerive d’Ambre
L’Hostellerie des Faucons
Hôtel du Kiosque
Hôtel Le Grand Tilleul
Hôtel des Thermes Clairs
La Maison Verlaude
Hôtel du Pont aux Cinq Arches
Hôtel Les Voiles Blanches
L’Auberge du Clocher Tors
Hôtel de l’Écluse Neuve
Hôtel des Tisserands
Hôtel Crêtes et Lumière
Le Logis de Hautecombrelle
Hôtel de la Gare d’Ambre
`);

export const NOMS_CAMPING = liste(`
Camping des Aulnes
Camping La Prairie d’Ambre
Camping du Bout du Lac
Camping Les Libellules
Camping de la Combe aux Geais
Camping municipal de Sornelle
Camping Les Trois Hêtres
Aire naturelle du Haut du Bief
Camping du Moulin Perdu
Camping L’Étang Bleu
Camping à la ferme des Essarts
Camping Le Faucon d’Or
Camping Les Roselières
Camping de la Rive Sauvage
`);

export const NOMS_LOCATION = liste(`
Gîte de la Grange aux Chouettes
Gîte Le Four à Pain
La Maison du Batelier
Gîte Les Volets Bleus
Appartement Le Quai
Gîte de la Source Claire
Le Nid du Faucon
Gîte L’Ancienne École
La Petite Maison du Vigneron
Chalet des Mélèzes
Gîte du Sabotier
Loft La Filature
Gîte Les Pommiers
La Cabane aux Grues
Gîte de la Tour Carrée
Maison Colombine
Gîte La Clé des Prés
Le Pigeonnier de Montrevaux
Gîte du Garde-Barrière
Studio Les Pavés
Gîte Le Pressoir
La Roulotte de Valdorme
Gîte des Trois Fontaines
Villa Nymphéa
Gîte Le Refuge du Potier
Appartement Horizon d’Ambre
`);

export const NOMS_CHAMBRE = liste(`
Les Chambres du Presbytère
La Closerie des Lilas Blancs
Au Chant de l’Écluse
Le Manoir aux Hirondelles
La Ferme des Quatre Saisons
Chez Colombe et Basile
Les Terrasses de Lizerolles
La Maison aux Glycines
Le Clos de la Brume
Les Hauts de Corvaline
La Bergerie d’Ombelin
L’Orée de la Hêtraie
La Demeure du Tisserand
Au Jardin des Simples
Le Moulin de la Lice
La Maison des Potiers
Chambres d’hôtes du Vieux Port
Les Ruchers de Valdorme
La Tour de Guet
Une Nuit à Clairefosse
`);

export const NOMS_COLLECTIF = liste(`
Centre de séjour des Grands Prés
Gîte d’étape des Crêtes
Auberge de jeunesse d’Ambrelac
Maison familiale La Ruche
Refuge de la Combe Haute
Gîte de groupe La Filandière
Village de vacances Les Rives
Gîte d’étape du Canal
`);

/** The names of restaurants, each with its cuisine. */
export const NOMS_RESTAURANT = liste(`
L’Auberge du Pont Vieux · terroir
La Table de la Halle · terroir
Le Chaudron d’Ambre · terroir
Chez Mirandon · terroir
La Marmite des Tisserands · terroir
Au Coin du Four · terroir
Le Vieux Pressoir · terroir
L’Âtre de Brévigny · terroir
La Bonne Étape de Valdorme · terroir
Les Trois Morilles · terroir
L’Escargot Tranquille · terroir
Le Relais du Sabotier · terroir
La Louche d’Argent · terroir
Chez la Mère Aubrelin · terroir
Le Comptoir des Simples · bistronomique
Racines et Cie · bistronomique
L’Ardoise du Quai · bistronomique
Saison Douce · bistronomique
Le Petit Zinc d’Ombelin · bistronomique
La Fourchette Buissonnière · bistronomique
Deux Amis et un Fourneau · bistronomique
Crêperie Le Sarrasin Bleu · creperie
Crêperie La Bolée · creperie
Crêperie du Lavoir · creperie
La Galette Enchantée · creperie
Crêperie des Embruns Doux · creperie
Pizzeria Il Faggio · pizzeria
Pizzeria du Port · pizzeria
La Braise et la Pâte · pizzeria
Pizzeria Bella Ambra · pizzeria
Le Four de Nonna Pia · pizzeria
Brasserie du Kiosque · brasserie
Brasserie de la Gare d’Ambre · brasserie
Le Grand Café des Thermes · brasserie
Brasserie Les Arcades · brasserie
La Taverne du Bief · brasserie
Café-brasserie du Funiculaire · brasserie
Ferme-auberge des Essarts · ferme
Ferme-auberge de la Combe aux Geais · ferme
Ferme-auberge du Haut Pré · ferme
La Table de la Bergerie · ferme
Ferme-auberge Les Clarines · ferme
Le Radis Vaillant · vegetarien
Vert Prairie · vegetarien
La Courge Étoilée · vegetarien
Graines d’Ambre · vegetarien
Le Ponton · poisson
La Cabane du Pêcheur · poisson
Au Sandre Joyeux · poisson
Guinguette La Friture · poisson
Le Héron Cendré · poisson
La Barque Renversée · poisson
Le Jardin de Saïgane · monde
Comptoir Cardamome · monde
Chez Nour et Malik · monde
La Cantine des Caravanes · monde
Maison Sakuraï · monde
Le Belvédère · gastronomique
La Table d’Éléonore · gastronomique
Pierre de Lune · gastronomique
`);
