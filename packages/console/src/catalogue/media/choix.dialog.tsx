import { type FichierAnalyse, type GenreDeMedia, mayAccess, media, type Support } from '@bridge/contract';
import { Modal, Tabs, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import { useSession } from '../../api/session.store.ts';
import { useAskedClose } from '../../ui/use-asked-close.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import classes from './media.module.css';
import { suits } from './media.rules.ts';
import { OngletDepot } from './onglet-depot.tsx';
import { OngletMediatheque } from './onglet-mediatheque.tsx';
import { OngletObjet } from './onglet-objet.tsx';
import { useEnvoi } from './use-envoi.ts';

interface Props {
  readonly title: string;
  readonly genres: readonly GenreDeMedia[] | undefined;
  readonly support: Support | undefined;
  readonly onPick: (id: number) => void;
  readonly onClose: () => void;
}

const ALL: readonly GenreDeMedia[] = [];

const ABANDON = {
  title: 'Abandonner ce fichier',
  text: 'Le fichier que vous avez donné n’est pas encore un média\u00a0: lui et ce que vous avez écrit seront perdus.',
  confirm: 'Abandonner',
  cancel: 'Continuer',
};

/** The dialog that picks a media: from the médiathèque, from the photos of an objet, or from a file. */
export default function ChoixDialog({ title, genres = ALL, support, onPick, onClose }: Props) {
  useReturnFocus();
  const viewer = useSession((session) => session.viewer);
  const mayCreate = mayAccess(media.access.create, viewer);
  const takesPhotos = mayCreate && suits('photo', genres);
  const [photo, setPhoto] = useState<FichierAnalyse | null>(null);
  const [depose, setDepose] = useState<FichierAnalyse | null>(null);
  const envoi = useEnvoi({ onDone: setDepose });
  const isDescribed = photo !== null || (depose !== null && suits(depose.genre, genres));
  const close = useAskedClose(isDescribed || envoi.progress !== undefined ? ABANDON : null, () => {
    envoi.cancel();
    onClose();
  });
  const pick = (id: number) => {
    envoi.cancel();
    onPick(id);
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      size="min(60rem, 100%)"
      title={title}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Tabs defaultValue="mediatheque">
        <Tabs.List aria-label="D’où vient le média" mb="md" className={classes.tabs}>
          <Tabs.Tab value="mediatheque">Médiathèque</Tabs.Tab>
          {takesPhotos && <Tabs.Tab value="objet">Photos d’un objet</Tabs.Tab>}
          {mayCreate && <Tabs.Tab value="depot">Déposer</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="mediatheque">
          <OngletMediatheque genres={genres} support={support ?? ''} onPick={pick} />
        </Tabs.Panel>
        {takesPhotos && (
          <Tabs.Panel value="objet">
            <OngletObjet analyse={photo} onTaken={setPhoto} onPick={pick} />
          </Tabs.Panel>
        )}
        {mayCreate && (
          <Tabs.Panel value="depot">
            <OngletDepot
              genres={genres}
              envoi={envoi}
              analyse={depose}
              onCancel={() => setDepose(null)}
              onPick={pick}
            />
          </Tabs.Panel>
        )}
      </Tabs>
      {!mayCreate && (
        <Text size="sm" c="dimmed" mt="md">
          {
            'Il manque un fichier\u00a0? Votre rôle ne permet pas d’en déposer\u00a0: demandez-le à un administrateur de contenu.'
          }
        </Text>
      )}
    </Modal>
  );
}
