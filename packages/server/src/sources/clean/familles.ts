/**
 * Parts of names, by what they speak of: small letters without accents, plural and feminine left to the reader. Parts of four letters
 * and more also stand for the words that begin with them.
 */
export const FAMILLES = {
  nom: 'nom name intitule titre title denomination libelle raison enseigne appellation designation',
  /** How databases call the column that names a row. */
  libelle: 'lib libelle',
  ample: 'long longue detaille detaillee',
  court: 'court courte bref breve short synthetique mini abrege 150 255 intro introduction',
  resume: 'resume accroche chapo chapeau slogan teaser baseline synopsis sommaire punchline',
  description: 'desc descr descriptif description presentation detaille contenu body redactionnel argumentaire propos',
  complement:
    'texte text clair commentaire comment complement precision remarque note observation info information infos conseil plus historique libre divers conditions modalites',
  acces: 'acces access itineraire venir direction gare autoroute desserte',
  adresse: 'adresse address localisation coordonnees',
  rue: 'rue voie street adr ad addr ligne quartier lieudit bp suite numvoie postale',
  codePostal: 'cp codepostal zip zipcode postcode',
  postal: 'postal postale post',
  code: 'code cod',
  commune: 'commune comm com ville city town localite municipalite village bourg locality',
  insee: 'insee',
  pays: 'pays country nation',
  latitude: 'lat latitude coordy geoy ycoord ywgs',
  longitude: 'lon lng long longitude coordx geox xcoord xwgs',
  geo: 'gps geo geoloc point coord wgs84 gmap googlemap carto position coordinates geopoint',
  altitude: 'altitude alt elevation',
  lieu: 'lieu venue endroit salle place emplacement site location hall',
  telephone: 'tel telephone phone fixe filaire standard telephonique',
  mobile: 'mob mobile portable gsm cell cellulaire',
  fax: 'fax telecopie telecopieur',
  email: 'mail mel courriel email mels electronique',
  site: 'web uri url www internet siteweb website lien link href http',
  facebook: 'facebook fb',
  instagram: 'instagram insta',
  x: 'twitter tweet',
  reseau:
    'reseau reseaux sociaux social youtube linkedin tiktok pinterest tripadvisor flickr viber whatsapp google snapchat plateforme',
  reservation: 'resa reservation reserver booking billetterie billet ticket ticketing inscription dispo',
  contact: 'contact contacts moyen moyens communication telecom',
  photo:
    'photo image visuel visu img picture pict multimedia media diapo diaporama galerie gallery illustration vignette photographie affiche thumbnail cliche',
  legende: 'legende leg caption alt',
  credit: 'credit copyright auteur author photographe droits copy ayantdroit',
  video: 'video youtube film',
  document: 'pdf document doc fichier file brochure plaquette depliant menu flyer programme telechargement piece',
  trace: 'gpx kml trace track parcours',
  logo: 'logo webcam plan',
  date: 'date dates jour day',
  debut: 'debut deb start begin du from commence depuis',
  fin: 'fin end au to until jusqu termine jusqua',
  heure: 'heure hour horaire time hre h heures',
  ouverture: 'ouv ouverture ouvert open opening calendrier agenda planning saison seance ouvertures schedule calendar',
  periode: 'periode period creneau occurrence representation',
  fermeture: 'fermeture ferme ferm closed closing fermetures',
  annee: 'annee annees year annuel permanent toute',
  tarif: 'tarif prix price cout montant euro rate fee pricing pu',
  /** What a price pays: a night, a child, a menu. */
  vendu:
    'adulte enfant double simple twin triple nuit nuitee semaine weekend pdj petitdej dej dejeuner demipension pension forfait journee repas chambre ch suite formule plat menu',
  min: 'min mini minimum bas apartir',
  max: 'max maxi maximum haut',
  gratuit: 'gratuit gratuite free payant payante entreelibre acceslibre',
  mode: 'mode moyen moyens type',
  paiement: 'paiement reglement payment pay encaissement payements payement',
  type: 'type categ cat categorie typologie genre nature theme thematique classification rubrique category class sscat souscategorie kind univers activite discipline style',
  label:
    'label marque charte agrement qualite distinction qualification chaine reconnaissance ecolabel certification recompense',
  classement: 'classement etoile epi cle star rating etoiles classe prefectoral',
  handicap: 'handi handicap accessib pmr reduite accessible invalide fauteuil wheelchair th mobilite',
  animaux: 'animal animaux chien pet pets dog dogs',
  langue: 'langue lang language idiome languages',
  parlee: 'parle parlee accueil spoken',
  public: 'public clientele age cible audience visiteur profil',
  capacite:
    'personne capac capacite effectif places couverts chambres lits personnes surface superficie lit chambre couvert emplacements pers seats rooms duree distance denivele longueur m2 jauge groupemin groupemax',
  nombre: 'nb nbre nombre number nbr total qte',
  territoire:
    'zone territoire canton secteur epci interco communaute bassin departement region dept zonage arrondissement massif pnr destination',
  environnement: 'environnement situation cadre proximite environnements',
  structure:
    'structure proprietaire owner office organisme gestionnaire producteur fournisseur provider ot adt cdt diffuseur emetteur publisher',
  /** The organiser of an event, who is neither its publisher nor its name. */
  organisateur: 'organisateur organisatrice orga organisation organizer organiser',
  identifiant: 'id identifiant ident ref reference uid uuid codeoffre siret externe',
  technique:
    'maj update updated modif modification creation publication synchro tracking widget ordre order timestamp published created importe export revision rang technique tech record dataset saisie saisi modifie miseajour user utilisateur slug',
  /** When the record, and not the offer, was last changed. */
  maj: 'maj updated modif modifie modification modified miseajour actualisation',
  creation: 'creation created cree',
  lie: 'associe associee lie liee rattache parent related linked',
  offre:
    'offre offer fiche objet object produit product etablissement manifestation manif evenement event prestataire commercial hebergement restaurant hotel item spectacle animation',
  equipement:
    'equipement prestation service confort amenagement activites loisirs prestations equipements services amenities',
  personne:
    'responsable civilite prenom gerant gerante signataire naissance exploitant gestionnaire proprietaire interlocuteur',
  prive: 'prive privee perso personnel personnelle confidentiel confidentielle interne',
  vide: 'de d du des la le les l et en a au aux sur par pour un une of the and listing detail ident recherche syndic sp champ liste list valeur value principal principale main complet complete complets sql lib libelle fr annee suivante cours autre autres the x y s',
} as const satisfies Record<string, string>;
export type Famille = keyof typeof FAMILLES;
