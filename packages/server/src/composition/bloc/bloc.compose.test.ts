import { type DocumentObjet, documentVide, type Groupe } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import type { CritereConnu, ModaliteConnue, Noms } from '../../catalogue/bloc/objet-rendu.ts';
import { composeBloc } from './bloc.compose.ts';
import { html, OPTIONS, rendu, terme, unBloc, uneLigne, unObjet } from './testing/bloc.ts';

const SPACE = /[\u00a0\u202f]/g;
const { lieu } = documentVide();
const photo = (url: string, plus: Partial<DocumentObjet['medias'][number]> = {}) => ({
  cle: url,
  genre: 'image' as const,
  url,
  ...plus,
});

describe('a bloc is shown', () => {
  const nom = { lignes: [uneLigne('nom')] };
  const motif = (changes: Parameters<typeof unBloc>[0], options = {}) => {
    const done = composeBloc(unBloc({ ...nom, ...changes }), unObjet(), { ...OPTIONS, ...options });
    return done.vide ? done.motif : null;
  };

  it('everywhere when nothing says otherwise', () => {
    expect(motif({})).toBeNull();
  });

  it('in its channels, types, languages and months alone', () => {
    expect(motif({ canaux: ['print'] })).toBe('canal');
    expect(motif({ typesObjets: ['restaurant'] })).toBe('type');
    expect(motif({ typesObjets: ['restaurant', 'hotel'] })).toBeNull();
    expect(motif({ langues: ['fr'] }, { langue: 'en' })).toBe('langue');
    expect(motif({ mois: ['7', '8'] })).toBe('mois');
    expect(motif({ mois: ['11'] })).toBeNull();
  });

  it('of objets that answer its conditions alone', () => {
    const conditions: Groupe = {
      genre: 'groupe',
      lien: 'et',
      regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['camping'] }],
    };
    expect(motif({ conditions })).toBe('conditions');
    expect(motif({ conditions: { ...conditions, lien: 'sauf' } })).toBeNull();
  });

  it('never without anything to say: it then tells why', () => {
    expect(motif({ lignes: [] })).toBe('sans-ligne');
    expect(motif({ genre: 'texte-libre' })).toBe('sans-texte');
    expect(motif({ genre: 'galerie' })).toBe('vide');
  });

  it('under its title at its level, unless it is hidden', () => {
    const titled = { ...nom, titre: { fr: 'En bref' }, niveau: 'h3' as const };
    expect(html(titled, unObjet())).toContain('<h3 class="bloc-titre">En bref</h3>');
    expect(html({ ...titled, afficherTitre: false }, unObjet())).not.toContain('<h3');
    expect(html({ ...titled, titre: { fr: ' ' } }, unObjet())).not.toContain('<h3');
  });

  it('with the style of the edition, and the size of the screen', () => {
    const styled = { ...nom, stylePrint: 'Corps', tailleEcran: 'grande' as const };
    expect(rendu(styled, unObjet(), { canal: 'print' })).toMatchObject({ style: 'Corps', taille: '' });
    expect(rendu(styled, unObjet(), { canal: 'ecran' })).toMatchObject({ style: '', taille: 'grande' });
  });

  it.each(['liste', 'colonnes', 'tableau', 'puces'] as const)('as %s with labels and values', (presentation) => {
    const ligne = uneLigne('commune', { libelle: { fr: 'Commune' } });
    const page = html(
      { lignes: [ligne, uneLigne('nom')], presentation },
      unObjet({ lieu: { ...lieu, commune: 'Valbrune' } }),
    );
    expect(page).toContain('Commune');
    expect(page).toContain('Valbrune');
    expect(page).toContain('Auberge du Lac');
  });
});

describe('a gallery', () => {
  it('names who made each photo, always', () => {
    const medias = [
      photo('https://exemple.fr/a.jpg', { credit: '© Studio Lumière', licence: 'CC BY', legende: { fr: 'La façade' } }),
      photo('https://exemple.fr/b.jpg'),
    ];
    const page = html({ genre: 'galerie', legendes: false }, unObjet({ medias }));
    expect(page).toContain('© Studio Lumière – CC BY');
    expect(page).not.toContain('© ©');
    expect(page).toContain('alt="La façade"');
    expect(page).toContain('alt="Auberge du Lac"');
    expect(page).not.toContain('La façade</');
  });

  it('says nothing of a photo that tells nothing', () => {
    const medias = [photo('https://exemple.fr/a.jpg', { decorative: true, titre: { fr: 'Un filet' } })];
    expect(html({ genre: 'galerie' }, unObjet({ medias }))).toContain('alt=""');
  });

  it('leaves out what may no longer be published, what is no image, and addresses that are none', () => {
    const medias = [
      photo('https://exemple.fr/fini.jpg', { jusquAu: '2026-11-14' }),
      photo('javascript:alert(1)'),
      photo('data:text/html,x'),
      { ...photo('https://exemple.fr/notice.pdf'), genre: 'document' as const },
      photo('https://exemple.fr/ok.jpg', { jusquAu: '2026-11-15' }),
    ];
    const page = html({ genre: 'galerie' }, unObjet({ medias }));
    expect(page.match(/<img/g)).toHaveLength(1);
    expect(page).toContain('ok.jpg');
  });

  it('shows those that this instance serves itself', () => {
    const page = html({ genre: 'galerie' }, unObjet({ medias: [photo('/public/photos/lac-1.jpg')] }));
    expect(page).toContain('src="/public/photos/lac-1.jpg"');
  });

  it('shows so many', () => {
    const medias = [1, 2, 3].map((n) => photo(`https://exemple.fr/${n}.jpg`));
    expect(html({ genre: 'galerie', maxPhotos: 2 }, unObjet({ medias })).match(/<img/g)).toHaveLength(2);
  });
});

describe('hours', () => {
  const passe = { du: '2026-01-01', au: '2026-03-01', chaqueAnnee: false, regle: 'quotidien' as const, creneaux: [] };
  const avenir = { ...passe, du: '2026-12-05', au: '2026-12-06', note: { fr: 'Sur inscription' } };

  it('are those to come, with their notes', () => {
    const page = html({ genre: 'horaires' }, unObjet({ ouverture: { periodes: [passe, avenir], fermetures: [] } }));
    expect(page).toContain('Du 5 au 6 décembre 2026');
    expect(page).toContain('Sur inscription');
    expect(page).not.toContain('janvier');
  });

  it('are the next dates where they are asked for', () => {
    const objet = unObjet({ ouverture: { periodes: [avenir], fermetures: [] } });
    const page = html({ genre: 'horaires', horaires: 'dates', nombreDates: 1 }, objet);
    expect(page).toContain('5 décembre 2026');
    expect(page).not.toContain('6 décembre');
  });

  it('are the words of the source where it gives nothing else', () => {
    const ouverture = { periodes: [], fermetures: [], texte: { fr: 'Sur rendez-vous.' } };
    expect(html({ genre: 'horaires' }, unObjet({ ouverture }))).toContain('Sur rendez-vous.');
  });
});

describe('prices', () => {
  const ligne = (nom: string, plus: Partial<DocumentObjet['tarifs']['lignes'][number]>) => ({
    libelle: terme(nom, { fr: nom }, 'essai:tarifs'),
    devise: 'EUR',
    ...plus,
  });

  it('are those that still hold, with what they are for and until when', () => {
    const lignes = [
      ligne('Adulte', { min: 12, max: 15, au: '2026-12-31' }),
      ligne('Enfant', { min: 6.5 }),
      ligne('Ancien', { min: 1, au: '2026-01-01' }),
      ligne('Groupe', {}),
    ];
    const page = html({ genre: 'tarifs' }, unObjet({ tarifs: { lignes, paiements: [] } })).replace(SPACE, ' ');
    expect(page).toMatch(/Adulte.*Jusqu’au 31 décembre 2026/);
    expect(page).toMatch(/12\s?[–-]\s?15 €/);
    expect(page).toContain('6,50 €');
    expect(page).not.toContain('Ancien');
    expect(page).not.toContain('Groupe');
  });

  it('need no name, but are not shown without the one that they have', () => {
    const sansNom = unObjet({
      tarifs: { lignes: [{ libelle: terme('x', {}), min: 9, devise: 'EUR' }], paiements: [] },
    });
    expect(html({ genre: 'tarifs' }, sansNom).replace(SPACE, ' ')).toContain('9 €');
    const nomme = unObjet({ tarifs: { lignes: [ligne('Enfant', { min: 6 })], paiements: [] } });
    expect(rendu({ genre: 'tarifs', repliLangue: 'masquer' }, nomme, { langue: 'en' })).toBeNull();
  });

  it('say that it is free, and how to pay where it is asked', () => {
    const tarifs = { mode: 'gratuit' as const, lignes: [], paiements: [terme('cb', { fr: 'Carte bancaire' })] };
    expect(html({ genre: 'tarifs' }, unObjet({ tarifs }))).not.toContain('Carte');
    const page = html({ genre: 'tarifs', paiements: true }, unObjet({ tarifs }));
    expect(page).toContain('Gratuit');
    expect(page).toContain('Carte bancaire');
  });
});

describe('contacts', () => {
  const contacts: DocumentObjet['contacts'] = [
    { genre: 'telephone', valeur: '04 75 00 00 00', role: 'public', personne: 'Camille MARTIN' },
    { genre: 'mobile', valeur: '06 99 99 99 99', role: 'proprietaire' },
    { genre: 'email', valeur: 'gestion@exemple.fr', role: 'gestionnaire' },
    { genre: 'site', valeur: 'javascript:alert(document.cookie)', role: 'public' },
    { genre: 'reservation', valeur: 'https://reserver.example/42', role: 'reservation' },
    { genre: 'facebook', valeur: 'https://facebook.example/auberge', role: 'public' },
    { genre: 'autre', valeur: 'data:text/html,<script>', role: 'public' },
  ];
  const objet = unObjet({ contacts });
  const genres = ['contacts', 'liens', 'qr-code'] as const;

  it('never name a person, nor tell what is between professionals', () => {
    const lignes = [uneLigne('telephone'), uneLigne('email'), uneLigne('site'), uneLigne('reseaux')];
    const pages = [...genres.map((genre) => html({ genre }, objet)), html({ lignes }, objet)].join();
    for (const secret of ['MARTIN', '06 99', 'gestion@', 'javascript', 'data:text'])
      expect(pages).not.toContain(secret);
    expect(pages).toContain('tel:0475000000');
  });

  it('lead to a booking in the words of the reader', () => {
    expect(html({ genre: 'liens' }, objet)).toContain('>Réserver en ligne</a>');
    expect(html({ genre: 'liens' }, objet, { langue: 'de' })).toContain('>Online buchen</a>');
    expect(html({ genre: 'liens', liens: ['facebook'] }, objet)).not.toContain('Réserver');
  });

  it('are those that are chosen', () => {
    const located = unObjet({
      contacts,
      lieu: { ...lieu, rue: ['3 rue du Lac'], codePostal: '26100', commune: 'Valbrune' },
    });
    const page = html({ genre: 'contacts', contacts: ['adresse'] }, located);
    expect(page).toContain('3 rue du Lac, 26100 Valbrune');
    expect(page).not.toContain('tel:');
  });
});

describe('a QR code', () => {
  it('opens what it says, drawn as one picture', () => {
    const contacts = [{ genre: 'site' as const, valeur: 'https://exemple.fr', role: 'public' as const }];
    const page = html({ genre: 'qr-code', legendeQr: { fr: 'Notre site' } }, unObjet({ contacts }));
    expect(page).toContain('<svg');
    expect(page).toContain('href="https://exemple.fr/"');
    expect(page).toContain('Notre site');
  });

  it('is not there for an address that is none', () => {
    const contacts = [{ genre: 'site' as const, valeur: 'javascript:alert(1)', role: 'public' as const }];
    expect(rendu({ genre: 'qr-code' }, unObjet({ contacts }))).toBeNull();
    expect(rendu({ genre: 'qr-code', cibleQr: 'itineraire' }, unObjet())).toBeNull();
  });
});

describe('a map', () => {
  it('needs a position', () => {
    expect(rendu({ genre: 'carte' }, unObjet({ lieu: { ...lieu, commune: 'Valbrune' } }))).toBeNull();
    const located = unObjet({
      lieu: { ...lieu, commune: 'Valbrune', point: { lat: 45.1, lon: 5.2, qualite: 'source' } },
    });
    const page = html({ genre: 'carte' }, located);
    expect(page).toContain('data-lat="45.1"');
    expect(page).toContain('Valbrune');
    expect(html({ genre: 'carte', adresseSousCarte: false }, located)).not.toContain('Valbrune');
  });
});

describe('a free text', () => {
  it('is cleaned again, whatever was stored', () => {
    const texte = {
      fr: '<h2> </h2><p onclick="x()">Bonjour<script>alert(1)</script> <a href="javascript:x">ici</a></p>',
    };
    const page = html({ genre: 'texte-libre', texte }, unObjet());
    expect(page).toContain('Bonjour');
    for (const bad of ['script', 'onclick', '<h2>']) expect(page).not.toContain(bad);
  });

  it('of markup without words is no text', () => {
    expect(rendu({ genre: 'texte-libre', texte: { fr: '<p><br></p><h2></h2>' } }, unObjet())).toBeNull();
  });
});

describe('criteria', () => {
  const connue = (nom: string, cles: string[], picto: string | null = null): ModaliteConnue => ({
    libelle: { fr: nom },
    libelleLocal: {},
    picto,
    cles,
  });
  const services: CritereConnu = { ...connue('Services', ['essai\u001fservices']), unite: '', modalites: [1, 2, 3] };
  const noms: Noms = {
    criteres: new Map([[7, services]]),
    modalites: new Map([
      [1, connue('Wifi', ['essai:services\u001fwifi', 'autre:services\u001f9'])],
      [2, connue('Piscine', ['essai:services\u001fpiscine'])],
      [3, connue('Sauna', ['essai:services\u001fsauna'])],
    ]),
    mots: new Map([['modalite essai:services\u001fwifi', connue('Wifi', [], 'wifi')]]),
    champs: new Map(),
  };
  const critere = terme('services', { fr: 'Services' }, 'essai');
  const criteres = ['sauna', 'wifi'].map((code) => ({
    critere,
    modalite: terme(code, { fr: code === 'wifi' ? 'Wifi' : 'Sauna' }),
  }));
  const ligne = uneLigne({ genre: 'critere', critere: { ref: 'critere', id: 7 } });
  const modalites = [1, 2].map((id) => ({ ref: 'modalite' as const, id }));

  it('are grouped under the name of the criterion', () => {
    expect(rendu({ genre: 'criteres', lignes: [ligne] }, unObjet({ criteres }), { noms })?.noeuds).toMatchObject([
      { genre: 'liste', titre: { texte: 'Services' }, elements: [{ texte: 'Sauna' }, { texte: 'Wifi' }] },
    ]);
  });

  it('are those that are kept, in the order that was chosen', () => {
    const kept = {
      ...ligne,
      modalites: [
        { ref: 'modalite' as const, id: 1 },
        { ref: 'modalite' as const, id: 3 },
      ],
    };
    const page = html({ lignes: [kept] }, unObjet({ criteres }), { noms });
    expect(page.indexOf('Wifi')).toBeLessThan(page.indexOf('Sauna'));
    expect(html({ lignes: [{ ...ligne, modalites }] }, unObjet({ criteres }), { noms })).not.toContain('Sauna');
  });

  it('strike through what is not there, but not where nothing is', () => {
    const bloc = { genre: 'criteres' as const, lignes: [{ ...ligne, modalites }], absentesBarrees: true };
    const page = html(bloc, unObjet({ criteres }), { noms });
    expect(page).toContain('<s>Piscine</s>');
    expect(page).not.toContain('<s>Wifi');
    expect(rendu(bloc, unObjet(), { noms })).toBeNull();
  });

  it('find the same word in another system', () => {
    const other = [{ critere, modalite: terme('9', { fr: 'WLAN' }, 'autre:services') }];
    expect(rendu({ lignes: [{ ...ligne, modalites }] }, unObjet({ criteres: other }), { noms })).not.toBeNull();
  });

  it('are drawn as pictograms where they have one', () => {
    const page = html({ genre: 'pictogrammes', lignes: [ligne] }, unObjet({ criteres }), { noms });
    expect(page).toMatch(/data-picto="wifi" aria-hidden="true"><svg [^>]*><path d="M[^"]+"><\/path><\/svg>/);
    expect(page).not.toContain('Sauna');
    const animaux = uneLigne('animaux', { picto: 'dog', libelle: { fr: 'Animaux acceptés' } });
    expect(html({ genre: 'pictogrammes', lignes: [animaux] }, unObjet({ animaux: true }))).toContain(
      'data-picto="dog" aria-hidden="true"></span>',
    );
    expect(rendu({ genre: 'pictogrammes', lignes: [animaux] }, unObjet({ animaux: false }))).toBeNull();
  });

  it('that are gone show nothing', () => {
    expect(rendu({ lignes: [ligne] }, unObjet({ criteres }))).toBeNull();
  });
});
