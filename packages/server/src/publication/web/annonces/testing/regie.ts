import { type Annonce, type AnyRecord, nouvelleCreation } from '@bridge/contract';
import type { World } from '../../../../testing/world.ts';
import { create, type Office } from '../../testing/site.ts';

let serial = 0;

/** The régie of an office that has a site: places to sell, and approved annonces. */
export async function regieDe(world: World, { entiteId, site }: Office) {
  await world.setParametres({ enable_module_ads: true });
  const [root, vendeur] = [
    await world.person({ roles: ['ROLE_SUPER_ADMIN'], entiteId }),
    await world.person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId }),
  ];
  const format = (values: object = {}): Promise<AnyRecord> => {
    serial += 1;
    const partage = 'toutes';
    return create(root, '/annonces/format', {
      nom: 'Texte',
      code: `format-${serial}`,
      genre: 'texte',
      partage,
      ...values,
    });
  };
  const texte = await format();
  const annonceur = await create(vendeur, '/annonces/annonceur', { nom: 'Cycles de l’Ambre' });
  /** Creates an annonce that is only a draft. */
  const brouillon = (values: object = {}): Promise<AnyRecord> => {
    const day = world.now.toISOString().slice(0, 10);
    return create(vendeur, '/annonces/annonce', {
      nom: 'Vélos',
      format: texte.id,
      annonceur: annonceur.id,
      creations: [{ ...nouvelleCreation(texte.id), titre: 'Louez un vélo', url: 'https://velos.exemple.fr/offre?x=1' }],
      du: day,
      au: day,
      ...values,
    });
  };
  return {
    vendeur,
    format,
    texte,
    annonceur,
    espace: (values: object = {}): Promise<AnyRecord> => {
      serial += 1;
      return create(vendeur, '/annonces/space', {
        nom: `Espace ${serial}`,
        code: `espace-${serial}`,
        emplacement: 'en-tete',
        sites: [site.id],
        formats: [texte.id],
        ...values,
      });
    },
    tag: (values: object = {}): Promise<AnyRecord> => {
      serial += 1;
      return create(vendeur, '/annonces/tagAnnonce', {
        libelle: { fr: `Tag ${serial}` },
        code: `tag-${serial}`,
        ...values,
      });
    },
    brouillon,
    annonce: async (values: object = {}): Promise<Annonce> => {
      const made = await brouillon(values);
      const path = `/api/annonces/annonce/${made.id}/valider`;
      const { status, body } = await vendeur.call<Annonce>('POST', path, { version: made.version });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.data;
    },
  };
}
