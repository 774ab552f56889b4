import type { Nature } from '@bridge/contract';

/**
 * Words by which a closed vocabulary is known, as they are compared: small letters without accents. They are those of the trade, not of a
 * client: a list of payments speaks of cheques whatever its field is called.
 */
export const VOCABULAIRES: readonly (readonly [Nature, RegExp])[] = [
  [
    'gratuite',
    /^(gratuit|gratuite|gratuits?|payante?|libre|acces libre|entree libre|participation libre|libre participation|au chapeau|gratuit pour tous|entree gratuite|entree payante|sur inscription|tarif unique)$/,
  ],
  [
    'paiement',
    /\b(carte bancaire|cartes? (bleue|de paiement|de credit)|cb|visa|mastercard|eurocard|american express|amex|cheques?( bancaires?| vacances| culture| de voyage)?|especes|virements?|paypal|ancv|titres? restaurants?|tickets? restaurant|mandat|cheque vacances|paiement en ligne|paiement sans contact|devises etrangeres|pass culture)\b/,
  ],
  [
    'langue',
    /^(francais|anglais|allemand|espagnol|italien|neerlandais|hollandais|portugais|russe|chinois|mandarin|japonais|coreen|catalan|basque|breton|occitan|corse|arabe|polonais|tcheque|langue des signes.*|lsf|french|english|german|spanish|deutsch)$/,
  ],
  [
    'handicap',
    /\b(handicaps?|moteur|motrice|visuelle?|auditif|auditive|mentale?|pmr|mobilite reduite|fauteuil roulant|tourisme ?(et|&)? ?handicaps?|deficien|accessible en fauteuil|malvoyant|malentendant)\b/,
  ],
  [
    'label',
    /\b(qualite tourisme|gites? de france|cle ?vacances|accueil velo|bienvenue a la ferme|logis( hotels)?|maitre restaurateur|vignobles et decouvertes|clef? verte|green key|monuments? historiques?|musee de france|jardin remarquable|villes? d art|petite cite de caractere|plus beaux villages|station verte|ecolabel|pavillon bleu|fleurs de soleil|rando accueil|famille plus|unesco|ab agriculture biologique|entreprise du patrimoine vivant|relais (et|&) chateaux|guide michelin|gault|michelin|nature (et|&) progres|village de charme|camping qualite|tables? (et|&) auberges|relais motards?|charte qualite|label rouge)\b/,
  ],
  [
    'classement',
    /^([1-5] ?(etoiles?|epis?|cles?|clefs?|stars?|toques?|fourchettes?|coccinelles?|cheminees?|soleils?|couronnes?)( .*)?|non classe|sans etoile|en cours de classement|categorie [iv1-3]+|palace|classe)$/,
  ],
  [
    'animaux',
    /\b(animaux|chiens?)\b.*\b(accept|admis|autoris|refus|interdit|non|oui)|\b(accept|admis|autoris|refus|interdit)\w*\b.*\b(animaux|chiens?)\b|^animaux/,
  ],
  [
    'public',
    /^(individuels?|groupes?|familles?|couples?|scolaires?|adultes?|enfants?|seniors?|adolescents?|tout public|jeune public|jeunes?|solo|entre amis|cavaliers?|motards?|cyclistes?|randonneurs?|comites? d entreprise|seminaires?|etudiants?|enfants? .*ans.*|a partir de \d+ ans|pour tous|public specifique)$/,
  ],
  [
    'environnement',
    /^(a la campagne|en ville|centre ville|centre village|centre bourg|bord de (mer|riviere|lac|route|canal|l eau)|en bord de .*|front de mer|vue (sur |)(mer|montagne|lac|vignoble|vallee).*|a la montagne|en montagne|en foret|isole|isolee|peripherie.*|littoral|dans le vignoble|proche (de la )?(plage|mer|gare|autoroute|centre).*|a proximite d.*|pieds? des pistes|quartier .*|zone (artisanale|commerciale|industrielle)|plage a .*|hameau|ville|campagne|montagne|mer|foret|village)$/,
  ],
  [
    'type',
    /\b(hotels?|hotel restaurant|residences? de tourisme|gites?( d etape| de groupe| rural)?|meubles?( de tourisme)?|chambres? d hotes?|campings?|aires? (de camping cars?|naturelle)|villages? (de )?vacances|refuges?|auberges?|restaurants?|brasseries?|creperies?|pizzerias?|cafes?|fermes? auberges?|traiteurs?|musees?|chateaux?|eglises?|abbayes?|chapelles?|monuments?|sites? (archeologiques?|naturels?|historiques?)|parcs?( et jardins)?|jardins?|grottes?|cascades?|lacs?|plages?|phares?|moulins?|expositions?|concerts?|festivals?|spectacles?|theatre|danse|conferences?|marches?|brocantes?|vide greniers?|foires?|fetes?( populaires?| traditionnelles?| du village)?|carnavals?|bals?|feux? d artifice|competitions?( sportives?)?|courses?|randonnees?|ateliers?|stages?|visites?( guidees?)?|projections?|cinema|dedicaces?|circuits?|itineraires?|sentiers?|voies? vertes?|velo ?routes?|caves?|domaines? viticoles?|vignerons?|producteurs?|artisans?|boutiques?|offices? de tourisme|piscines?|golfs?|centres? equestres?|bases? nautiques?|patinoires?|casinos?|discotheques?|parcs? (animaliers?|d attractions?|aquatiques?|de loisirs)|locations? de (velos?|bateaux?|canoes?)|sports? (nautiques?|d hiver)|animations? (locales?|jeune public)?|evenements?|manifestations? (culturelles?|sportives?|commerciales?)|locations?|hebergements?( insolites?| collectifs?)?|tables? d hotes?)\b/,
  ],
  [
    'jours',
    /^((tous les jours|toute la semaine|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)( (matin|midi|soir|apres midi))?( et| au?|[ ,-])*)+$/,
  ],
  [
    'libelleContact',
    /^(tel(ephone)?( filaire| fixe| mobile| portable)?|telecopieur.*|fax|mel|e ?mail|courriel|mobile|portable|site (web|internet).*|facebook|instagram|twitter|standard|tel cellulaire)$/,
  ],
  [
    'organisme',
    /^(otc?|oti|otsi|si|adt|cdt|crt|crtl|bit|udotsi|fdotsi|spl|sem|epic|asso|association|offices?( (municipal|intercommunal|communautaire))?( de| du)? tourisme|syndicat d initiative|maison du tourisme|bureau (d information|du tourisme)|agence (de|d|departementale|touristique)|comite (departemental|regional|du tourisme|des fetes)|mairie|ville de|conseil (departemental|regional)|chambre d agriculture|federation|tourisme)\b|\btourisme$/,
  ],
  [
    'lieu',
    /^(le |la |les |l )?(salles?|salons?|espaces?|centres? (culturel|des congres|socio ?culturel|equestre|bourg)|theatres?|cinemas?|auditorium|amphitheatre|opera|zenith|chapiteau|kiosque|bibliotheque|mediatheque|ludotheque|musee|galerie|maison|foyer|gymnase|stade|complexe|hippodrome|arenes?|piscine|halles?|marche couvert|eglise|chapelle|cathedrale|basilique|abbaye|prieure|collegiale|temple|cloitre|chateau|manoir|fort|citadelle|donjon|hotel de ville|mairie|ecole|college|lycee|ferme|grange|domaine|moulin|jardins?|parcs?|place|esplanade|plage|port|quai|base (nautique|de loisirs)|camping|village vacances|cave|cellier|caveau|auberge|cafe|restaurant|brasserie|atelier|forum|pole|point info|parvis|parking|plaine des sports|terrain|boulodrome|club house)\b/,
  ],
  [
    'territoire',
    /^(cc|ca|cu|communaute (de communes|d agglomeration|urbaine)|agglo(meration)?|metropole|pays|pnr|parc (naturel|national)|grand site|vals?|vallees?|haute?s? |bas |basse |cotes?|littoral|plateaux?|plaine|massif|monts?|montagnes?|bassin|baie|golfe|presqu ile|iles?|marais|foret|estuaire|secteur|canton|zone|destination|terres? d|sud|nord|est|ouest)\b/,
  ],
];
