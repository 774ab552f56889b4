import {
  adresseSuivie,
  type Creation,
  creations,
  type FormatVu,
  formatNumber,
  type MediaAChoisir,
  ratioDe,
  titleOfItem,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApercuMedia } from '../../../catalogue/media/apercu-media.tsx';
import { photosQuery, vueDe } from '../../../catalogue/media/media.queries.ts';
import { useNames } from '../../../resource/values/use-names.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { archiveQuery } from '../annonces.queries.ts';

interface Props {
  readonly creation: Creation;
  readonly format: FormatVu | undefined;
  readonly media: MediaAChoisir | undefined;
  /** Id of the objet that gives the texts and the photo that a native création lacks. */
  readonly objet: number | null;
  /** The campaign in the links; null for links without one. */
  readonly campagne: string | null;
  readonly fond: 'clair' | 'sombre';
}

/** Stands in links for the site that will show the création. */
const SOURCE = 'mon-site';

/** One création as a page shows it: labelled, in the box of its format and of its variants. */
export function CreationVue({ creation, format, media, objet, campagne, fond }: Props) {
  const isNative = format?.genre === 'native';
  const ofObjet = useObjet(isNative ? objet : null);
  const titre = creation.titre || ofObjet.nom;
  const image = media ? vueOf(media) : ofObjet.photo;
  const alt = creation.alternatif || media?.alternatif || titre;
  const title = titleOfItem(creations, creation, { formatAnnonce: format ? { [format.id]: format.nom } : {} });
  const suivie =
    campagne === null
      ? creation.url
      : adresseSuivie(creation.url, { source: SOURCE, canal: format?.canal ?? '', campagne });
  const boxes = [
    { nom: tailleEnMots(format), ratio: format ? (ratioDe(format) ?? (isNative ? 3 / 2 : null)) : null },
    ...(format?.variantes ?? []).map(({ nom, largeur, hauteur }) => ({
      nom: `${nom}, ${formatNumber(largeur)} × ${formatNumber(hauteur)} px`,
      ratio: largeur / hauteur,
    })),
  ];
  return (
    <section className={classes.vue} aria-label={title}>
      <Text size="sm" fw={550}>
        {title}
      </Text>
      <div className={classes.page} data-fond={fond}>
        {boxes.map(({ nom, ratio }) => (
          <figure key={nom} className={classes.boite} data-etroit={ratio !== null && ratio < 1 ? true : undefined}>
            <span className={classes.mention}>Annonce</span>
            {format?.genre !== 'texte' && (
              <div className={classes.cadre} style={ratio === null ? {} : { aspectRatio: String(ratio) }}>
                {format?.genre === 'html5' ? (
                  <Animation archive={creation.archive} />
                ) : (
                  <Image image={image} media={media} alt={alt} cover={format?.recadrage ?? true} />
                )}
              </div>
            )}
            <Mots titre={titre} accroche={creation.accroche} bouton={creation.bouton} />
            {nom !== '' && <figcaption className={classes.taille}>{nom}</figcaption>}
          </figure>
        ))}
      </div>
      <Text size="xs" c="dimmed" className={classes.adresse}>
        {suivie !== ''
          ? suivie
          : objet === null
            ? 'Aucune adresse\u00a0: rien ne s’ouvre.'
            : 'Ouvre la fiche de l’établissement.'}
      </Text>
    </section>
  );
}

/** An animation in a frame, as on sites: without origin, without network. A click on it opens nothing. */
function Animation({ archive }: { readonly archive: string }) {
  const { data, error } = useQuery(archiveQuery(archive));
  if (archive === '') return <span className={classes.vide}>Aucune archive</span>;
  if (error) return <span className={classes.vide}>{sentenceOf(error)}</span>;
  if (!data) return <span className={classes.vide}>Animation HTML5</span>;
  return (
    <iframe
      className={classes.animation}
      title="Animation HTML5"
      src={data.apercu}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}

function Mots({ titre, accroche, bouton }: Pick<Creation, 'titre' | 'accroche' | 'bouton'>) {
  if (titre === '' && accroche === '' && bouton === '') return null;
  return (
    <div className={classes.mots}>
      {titre !== '' && <strong>{titre}</strong>}
      {accroche !== '' && <span>{accroche}</span>}
      {bouton !== '' && <span className={classes.bouton}>{bouton}</span>}
    </div>
  );
}

interface ImageProps {
  readonly image: string | null;
  readonly media: MediaAChoisir | undefined;
  readonly alt: string;
  readonly cover: boolean;
}

function Image({ image, media, alt, cover }: ImageProps) {
  if (image !== null) return <img src={image} alt={alt} data-entier={cover ? undefined : true} />;
  if (media) return <ApercuMedia genre={media.genre} adresse={null} size="fill" alt={alt} />;
  return <span className={classes.vide}>Aucun média</span>;
}

const vueOf = ({ apercu, fichier }: MediaAChoisir) => (apercu === null ? null : vueDe(fichier.id, 'grande'));

/** The name and the first photo of an objet. */
function useObjet(id: number | null): { readonly nom: string; readonly photo: string | null } {
  const [named] = useNames('objet', id === null ? [] : [id]);
  const { data } = useQuery({ ...photosQuery(id ?? 0), enabled: id !== null });
  return { nom: named?.name ?? '', photo: data?.[0]?.apercu ?? null };
}

function tailleEnMots(format: FormatVu | undefined): string {
  if (!format || (format.largeur === null && format.hauteur === null)) return '';
  const side = (value: number | null) => (value === null ? 'libre' : formatNumber(value));
  const bords = format.fondPerdu ? `, ${formatNumber(format.fondPerdu, 'mm')} de fond perdu` : '';
  return `${side(format.largeur)} × ${side(format.hauteur)} ${format.unite}${bords}`;
}
