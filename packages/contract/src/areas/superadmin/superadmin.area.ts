import { anyOf } from '../../kernel/access.ts';
import { page, recordPages, section } from '../../kernel/pages/page.ts';
import { superAdmins } from '../roles.ts';
import {
  champHead,
  codePersonnaliseHead,
  composantHead,
  compteDeServiceHead,
  fournisseurHead,
  gabaritCarteHead,
  gabaritCouvertureHead,
  gabaritDiaporamaHead,
  gabaritEditionHead,
  gabaritElementHead,
  gabaritFicheHead,
  gabaritInfobulleHead,
  gabaritListeHead,
  gabaritNotesHead,
  gabaritSommaireHead,
} from './superadmin.heads.ts';

const children = [
  recordPages(gabaritEditionHead),
  recordPages(gabaritSommaireHead),
  recordPages(gabaritCouvertureHead),
  recordPages(gabaritNotesHead),
  recordPages(gabaritListeHead),
  recordPages(gabaritElementHead, { many: 'Gabarits d’élément de liste', one: 'un gabarit d’élément de liste' }),
  recordPages(gabaritFicheHead),
  recordPages(composantHead),
  recordPages(gabaritDiaporamaHead),
  recordPages(codePersonnaliseHead),
  recordPages(gabaritCarteHead),
  recordPages(gabaritInfobulleHead, { one: 'un gabarit d’infobulle de carte' }),
  recordPages(champHead),
  // Not in the spec's table of routes, which has single sign-on and no page for its providers.
  recordPages(fournisseurHead),
  // Not in the spec's table either: programs that act in nobody's name.
  recordPages(compteDeServiceHead),
  page({
    id: 'superadmin.gestion',
    path: '/superadmin/gestion',
    title: 'Gestion',
    aide: 'superadmin#gestion',
    access: superAdmins,
  }),
];

export const superadmin = section({
  path: '/superadmin',
  title: 'Super administration',
  icon: 'superadmin',
  access: anyOf(children.map((child) => child.access)),
  children,
});
