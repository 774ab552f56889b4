import { z } from 'zod';
import { email, field, text, usernameSchema } from '../../kernel/field.ts';
import { defineResource } from '../../kernel/resource.ts';
import { roleSchema } from '../../kernel/role.ts';
import { gestionnaires } from '../roles.ts';

export const STATUTS_UTILISATEUR = ['actif', 'invite', 'desactive'] as const;

export const utilisateur = defineResource({
  id: 'utilisateur',
  labels: { one: 'Utilisateur', many: 'Utilisateurs' },
  title: 'username',
  fields: {
    username: field(usernameSchema, { label: 'Identifiant', sortable: true, searchable: true }),
    email: email({ label: 'Adresse e-mail', sortable: true, searchable: true }),
    firstname: text({ label: 'Prénom', sortable: true, searchable: true }, 100),
    lastname: text({ label: 'Nom', sortable: true, searchable: true }, 100),
    roles: field(z.array(roleSchema).max(20), { label: 'Rôles' }),
    userEntity: field(z.number().int().positive().nullable(), { label: 'Entité' }),
    statut: field(z.enum(STATUTS_UTILISATEUR), { label: 'Statut', sortable: true }),
    emailConfirme: field(z.boolean(), { label: 'Adresse confirmée', readOnly: true }),
    derniereConnexion: field(z.iso.datetime().nullable(), {
      label: 'Dernière connexion',
      sortable: true,
      readOnly: true,
    }),
  },
  access: { view: gestionnaires, create: gestionnaires, edit: gestionnaires, remove: gestionnaires },
});
export type Utilisateur = z.output<typeof utilisateur.record>;
