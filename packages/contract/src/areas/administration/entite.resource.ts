import { z } from 'zod';
import { field, requiredText, slug } from '../../kernel/field.ts';
import { defineResource } from '../../kernel/resource.ts';
import { gestionnaires, superAdmins } from '../roles.ts';

/** An organisation: a tenant of the console, known upstream under its own code. */
export const entite = defineResource({
  id: 'entite',
  labels: { one: 'Entité', many: 'Entités' },
  title: 'nom',
  fields: {
    nom: requiredText({ label: 'Nom', sortable: true, searchable: true }),
    code: slug({ label: 'Code', sortable: true, searchable: true }),
    parent: field(z.number().int().positive().nullable(), { label: 'Entité parente', readOnly: true }),
  },
  access: { view: gestionnaires, create: superAdmins, edit: gestionnaires, remove: superAdmins },
});
export type Entite = z.output<typeof entite.record>;
