import { type GenreDeMedia, mayAccess, media, type Support } from '@bridge/contract';
import { Modal, Tabs } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import '@mantine/core/styles/Tabs.css';
import { useSession } from '../../api/session.store.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import classes from './media.module.css';
import { OngletDepot } from './onglet-depot.tsx';
import { OngletMediatheque } from './onglet-mediatheque.tsx';
import { OngletObjet } from './onglet-objet.tsx';

interface Props {
  readonly title: string;
  readonly genres: readonly GenreDeMedia[] | undefined;
  readonly support: Support | undefined;
  readonly onPick: (id: number) => void;
  readonly onClose: () => void;
}

const ALL: readonly GenreDeMedia[] = [];

/** Where a media comes from: those that are there, the photos of an objet, or a file of one's own. */
export default function ChoixDialog({ title, genres = ALL, support, onPick, onClose }: Props) {
  useReturnFocus();
  const viewer = useSession((session) => session.viewer);
  const mayCreate = mayAccess(media.access.create, viewer);
  const takesPhotos = mayCreate && (genres.length === 0 || genres.includes('photo'));
  return (
    <Modal
      opened
      onClose={onClose}
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
          <OngletMediatheque genres={genres} support={support ?? ''} onPick={onPick} />
        </Tabs.Panel>
        {takesPhotos && (
          <Tabs.Panel value="objet">
            <OngletObjet onPick={onPick} />
          </Tabs.Panel>
        )}
        {mayCreate && (
          <Tabs.Panel value="depot">
            <OngletDepot genres={genres} onPick={onPick} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Modal>
  );
}
