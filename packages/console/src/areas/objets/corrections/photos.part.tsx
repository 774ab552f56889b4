import { civilDay, type FicheObjet, type Item, photoDeMediatheque } from '@bridge/contract';
import { Group } from '@mantine/core';
import { IconPhotoOff, IconPhotoPlus, IconPhotoSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ApercuMedia } from '../../../catalogue/media/apercu-media.tsx';
import { mediaQuery } from '../../../catalogue/media/media.queries.ts';
import { Picture } from '../../../catalogue/picture.tsx';
import { entriesIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { Adapt } from '../../../resource/widgets/list/list.rules.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import classes from '../fiche/fiche.module.css';
import { MediasLus } from '../fiche/medias.part.tsx';
import { CorrectionPanel, type FicheProps, type PartieProps } from './correction.panel.tsx';
import { LISTE } from './partie.ts';
import {
  mediaDeCle,
  mediasMontres,
  PHOTOS,
  type PhotosTapees,
  PLUS_LA,
  photoATaper,
  photosATaper,
  photosCachees,
  photosTapees,
  photosTapeesSchema,
} from './photos.rules.ts';

const ChoixDialog = lazy(() => import('../../../catalogue/media/choix.dialog.tsx'));

export function Photos({ fiche }: FicheProps) {
  const source = fiche.document.medias;
  return (
    <CorrectionPanel
      fiche={fiche}
      partie="medias"
      title="Photos"
      intro="Choisissez la photo principale, cachez les autres, ajoutez celles de votre médiathèque, corrigez légendes et crédits. Une photo que la source retire, ou dont les droits sont passés, n’est plus montrée."
      show={(medias) => <MediasLus medias={mediasMontres(medias, source)} today={civilDay(new Date())} />}
      schema={photosTapeesSchema}
      start={photosATaper}
      send={(typed, depart) => ({ partie: 'medias', valeur: photosTapees(typed, source), ...depart })}
    >
      {(props) => <PhotosEditor source={source} {...props} />}
    </CorrectionPanel>
  );
}

interface EditorProps extends PartieProps<PhotosTapees> {
  readonly source: FicheObjet['document']['medias'];
}

function PhotosEditor({ source, value, onChange }: EditorProps) {
  const [picking, setPicking] = useState(false);
  const drawing = useCallback(
    (item: Item) => {
      const { cle } = entriesIn(item);
      const media = mediaDeCle(cle);
      return (
        <span className={classes.correctedPhoto}>
          {media === null ? <PhotoDeSource url={source.find((one) => one.cle === cle)?.url} /> : <Vue media={media} />}
        </span>
      );
    },
    [source],
  );
  return (
    <ListEditor
      {...LISTE}
      id="correction-photos"
      path="medias"
      list={PHOTOS}
      value={value}
      onChange={(next) => onChange(photosTapeesSchema.catch(value).parse(next))}
      mayDuplicate={false}
      opensNew={false}
      adapt={sansCredit}
      drawing={drawing}
      under={sousTitre}
      adding={(add, isFull) => (
        <Group gap="xs">
          {photosCachees(source, value).map((media) => (
            <SmallButton key={media.cle} icon={IconPhotoPlus} onClick={() => add(photoATaper(media))}>
              {`Remettre ${media.legende?.fr || media.credit || `la photo ${source.indexOf(media) + 1}`}`}
            </SmallButton>
          ))}
          <SmallButton icon={IconPhotoSearch} disabled={isFull} onClick={() => setPicking(true)}>
            Ajouter une photo de la médiathèque
          </SmallButton>
          {picking && (
            <Suspense fallback={null}>
              <ChoixDialog
                title="Ajouter une photo de la médiathèque"
                genres={PHOTO}
                support={undefined}
                onClose={() => setPicking(false)}
                onPick={(id) => {
                  setPicking(false);
                  const { cle } = photoDeMediatheque(id);
                  // A photo that is picked again stays where it is.
                  if (!value.some((one) => one.cle === cle)) add({ cle, legende: '', credit: '' });
                }}
              />
            </Suspense>
          )}
        </Group>
      )}
    />
  );
}

const PHOTO = ['photo'] as const;

/** Hides the credit of a photo of the médiathèque, which is told there. */
const sansCredit: Adapt = (item, name, field) =>
  name === 'credit' && mediaDeCle(entriesIn(item).cle) !== null ? null : field;

function PhotoDeSource({ url }: { readonly url: string | undefined }) {
  return (
    url && (
      <Picture url={url} alt="">
        <IconPhotoOff size={18} stroke={1.5} aria-hidden />
      </Picture>
    )
  );
}

function Vue({ media }: { readonly media: number }) {
  const { data } = useQuery(mediaQuery(media));
  return <ApercuMedia genre="photo" adresse={data?.apercu ?? null} size="fill" />;
}

/** The title and the credit of a photo of the médiathèque; a photo of the source has the sentence of the list. */
const sousTitre = (item: Item) => {
  const media = mediaDeCle(entriesIn(item).cle);
  return media === null ? undefined : <Nomme media={media} />;
};

function Nomme({ media }: { readonly media: number }) {
  const { data, isPending } = useQuery(mediaQuery(media));
  if (isPending) return null;
  return data ? [data.titre, data.credit].filter(Boolean).join(', ') : PLUS_LA;
}
