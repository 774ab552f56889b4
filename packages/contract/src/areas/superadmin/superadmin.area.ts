import { type Access, anyOf } from '../../kernel/access.ts';
import { page, recordPages, section } from '../../kernel/page.ts';
import { adminsWeb, superAdmins } from '../roles.ts';

const access = superAdmins;

interface Made {
  readonly resource: string;
  readonly icon?: string;
  readonly access?: Access;
}

function gabarits(path: string, many: string, one: string, made?: Made) {
  return recordPages({
    id: `superadmin.${path.replaceAll('/', '.')}`,
    path: `/superadmin/${path}`,
    many,
    one,
    access,
    ...(made && { icon: 'gabarit', ...made }),
  });
}

const children = [
  gabarits('editiontemplates', 'Gabarits d’édition', 'un gabarit d’édition', { resource: 'gabaritEdition' }),
  gabarits('contentsPageTemplates', 'Gabarits de sommaire', 'un gabarit de sommaire', { resource: 'gabaritSommaire' }),
  gabarits('coverTemplates', 'Gabarits de couverture', 'un gabarit de couverture', { resource: 'gabaritCouverture' }),
  gabarits('notesPageTemplates', 'Gabarits de pages de notes', 'un gabarit de page de notes', {
    resource: 'gabaritNotes',
  }),
  gabarits('listes/templates', 'Gabarits de liste', 'un gabarit de liste', { resource: 'gabaritListe' }),
  gabarits('listes/items/templates', 'Gabarits d’élément de liste', 'un gabarit d’élément de liste', {
    resource: 'gabaritElement',
  }),
  gabarits('fiches/templates', 'Gabarits de fiche', 'un gabarit de fiche', {
    resource: 'gabaritFiche',
    access: adminsWeb,
  }),
  gabarits('bridgeComponents', 'Composants', 'un composant', { resource: 'composant', icon: 'composant' }),
  gabarits('diaporama_template', 'Gabarits de diaporama', 'un gabarit de diaporama', {
    resource: 'gabaritDiaporama',
  }),
  gabarits('customcodes', 'Codes personnalisés', 'un code personnalisé', {
    resource: 'codePersonnalise',
    icon: 'code',
  }),
  gabarits('mapTemplates', 'Gabarits de carte', 'un gabarit de carte', { resource: 'gabaritCarte' }),
  gabarits('mapPopupTemplates', 'Gabarits d’infobulle', 'un gabarit d’infobulle de carte', {
    resource: 'gabaritInfobulle',
  }),
  recordPages({
    id: 'superadmin.datafields',
    path: '/superadmin/datafields',
    many: 'Champs de données',
    one: 'un champ de données',
    access,
    icon: 'champ',
    resource: 'champ',
  }),
  page({ id: 'superadmin.gestion', path: '/superadmin/gestion', title: 'Gestion', access }),
];

export const superadmin = section({
  path: '/superadmin',
  title: 'Super administration',
  icon: 'superadmin',
  access: anyOf(children.map((child) => child.access)),
  children,
});
