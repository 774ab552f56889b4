import { boolean, colour, number, ref, text, translated, url } from '../../kernel/fields/fields.ts';
import { variant, variants } from '../../kernel/fields/variants.ts';

const nom = translated({ label: 'Nom dans la légende', required: true, longest: 60 });

/** What a map draws around its objets, each with its line in the legend. */
export const calques = variants(
  'genre',
  {
    fichier: variant({
      label: 'Fichier',
      help: 'Un parcours, un périmètre ou des repères, déposés dans la médiathèque en GPX, KML ou GeoJSON.',
      icon: 'places',
      fields: {
        nom,
        fichier: ref({ label: 'Fichier', to: 'media', required: true, widget: 'trace-web' }),
        couleur: colour({ label: 'Couleur' }),
        visible: boolean({ label: 'Visible au départ', initial: true }),
      },
      title: 'nom',
    }),
    wms: variant({
      label: 'Serveur WMS',
      help: 'Des images qu’un autre serveur dessine. Le navigateur des visiteurs les lui demande dès que le calque est visible.',
      icon: 'map',
      fields: {
        nom,
        adresse: url({
          label: 'Adresse du serveur',
          help: 'En https, par exemple https://data.geopf.fr/wms-r/wms.',
          required: true,
        }),
        couches: text({
          label: 'Couches',
          help: 'Leurs noms dans ce serveur, séparés par des virgules.',
          required: true,
          longest: 300,
        }),
        attribution: text({
          label: 'Mention de la source',
          help: 'Montrée au bas de la carte.',
          required: true,
          longest: 150,
        }),
        opacite: number({
          label: 'Opacité',
          unit: '%',
          required: true,
          initial: 100,
          min: 10,
          max: 100,
          integer: true,
        }),
        visible: boolean({ label: 'Visible au départ' }),
      },
      title: 'nom',
      check: ({ adresse }, refuse) => {
        if (!/^https:\/\//i.test(adresse))
          refuse(
            'adresse',
            'L’adresse commence par https\u00a0: les navigateurs refusent les autres dans une page sûre.',
          );
        // The map would read what stands between braces as a place to fill.
        if (/[{}]/.test(adresse)) refuse('adresse', 'Donnez l’adresse du serveur seule, sans accolades.');
      },
    }),
  },
  {
    label: 'Calques',
    help: 'Dessinés sous les objets, avec leur ligne dans la légende. Sur les sites seulement\u00a0: ni sur papier, ni sur les écrans.',
    group: 'couches',
    most: 10,
  },
);
