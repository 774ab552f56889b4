import { type Media, NOMS_DE_MEDIA } from '@bridge/contract';
import { Badge, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mediaQuery } from '../../../catalogue/media/media.queries.ts';
import { Picture } from '../../../catalogue/picture.tsx';
import { LinkValue } from '../../../resource/values/atom-value.tsx';
import { formatDate } from '../../../resource/values/format.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PLUS_LA } from '../corrections/photos.rules.ts';
import classes from './fiche.module.css';
import { texteDe } from './textes.rules.ts';

const DRAWN: readonly Media['genre'][] = ['image', 'logo', 'plan'];

interface Props {
  readonly medias: readonly Media[];
  /** The civil date of today: what could be published until yesterday no longer may. */
  readonly today: string;
}

export function MediasPart({ aside, ...props }: Props & { readonly aside: ReactNode }) {
  return (
    <Panel title="Médias" aside={aside}>
      <MediasLus {...props} />
    </Panel>
  );
}

export function MediasLus({ medias, today }: Props) {
  const pictures = medias.filter(({ genre }) => DRAWN.includes(genre));
  const others = medias.filter(({ genre }) => !DRAWN.includes(genre));
  return (
    <>
      {medias.length === 0 && <Text c="dimmed">Aucun média.</Text>}
      {pictures.length > 0 && (
        <ul className={classes.gallery}>
          {pictures.map((media) => (
            <li key={media.cle}>
              {media.media === undefined ? (
                <Figure media={media} today={today} />
              ) : (
                <DeLaMediatheque media={media} id={media.media} today={today} />
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={classes.lines}>
          {others.map((media) => (
            <li key={media.cle}>
              <Text span size="sm" c="dimmed">{`${NOMS_DE_MEDIA[media.genre]}\u00a0: `}</Text>
              <LinkValue address={media.url} />
              {Object.entries(media.adresses ?? {}).map(([langue, adresse]) => (
                <span key={langue}>
                  <Text span size="sm" c="dimmed">{` ${langue.toUpperCase()}\u00a0: `}</Text>
                  <LinkValue address={adresse} />
                </span>
              ))}
              <Rights media={media} today={today} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FigureProps extends Pick<Props, 'today'> {
  readonly media: Media;
}

function Figure({ media, today }: FigureProps) {
  return (
    <figure>
      <Photo media={media} />
      <figcaption>
        <Rights media={media} today={today} />
      </figcaption>
    </figure>
  );
}

/** A photo of the médiathèque, with the file, the credit and the rights that it has there. */
function DeLaMediatheque({ media, id, today }: FigureProps & { readonly id: number }) {
  const { data, isPending } = useQuery(mediaQuery(id));
  if (isPending) return <span className={classes.picture} />;
  if (!data) return <Text size="xs">{PLUS_LA}</Text>;
  const { apercu, alternatif, credit, du, au } = data;
  const known: Media = {
    ...media,
    url: apercu ?? '',
    credit,
    // The caption of the entity wins over the title of the photo.
    ...(media.legende === undefined ? { titre: { fr: alternatif } } : {}),
    ...(du === null ? {} : { aPartirDu: du }),
    ...(au === null ? {} : { jusquAu: au }),
  };
  return <Figure media={known} today={today} />;
}

function Photo({ media: { url, legende, titre } }: { readonly media: Media }) {
  const langues = useLanguages();
  return (
    <span className={classes.picture}>
      <Picture url={url} alt={texteDe(legende, langues) || texteDe(titre, langues)}>
        <span className={classes.missing}>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          Image introuvable
        </span>
      </Picture>
    </span>
  );
}

/** The credit of a media, and the end of its rights. */
function Rights({ media, today }: { readonly media: Media; readonly today: string }) {
  const langues = useLanguages();
  const { credit, licence, aPartirDu, jusquAu } = media;
  const isOver = jusquAu !== undefined && jusquAu < today;
  return (
    <>
      <Text size="xs">{texteDe(media.titre, langues) || texteDe(media.legende, langues)}</Text>
      <Text size="xs" c="dimmed">
        {[credit ? `© ${credit.replace(/^©\s*/, '')}` : 'Sans crédit', licence].filter(Boolean).join(', ')}
      </Text>
      {aPartirDu !== undefined && aPartirDu > today && (
        <Badge size="sm" variant="light" color="orange">
          {`Droits à partir du ${formatDate(aPartirDu)}`}
        </Badge>
      )}
      {jusquAu !== undefined && (
        <Badge size="sm" variant="light" color={isOver ? 'red' : 'gray'}>
          {isOver ? `Droits expirés le ${formatDate(jusquAu)}` : `Droits jusqu’au ${formatDate(jusquAu)}`}
        </Badge>
      )}
    </>
  );
}
