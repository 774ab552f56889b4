import { Button, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFolders, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { useListContext } from '../../../resource/list/list.context.ts';
import { ListPages } from '../../../resource/list/page/list-pages.tsx';
import { isSearched } from '../../../resource/list/state/list-state.ts';
import { useAffichage } from './affichage-switch.tsx';
import { Dossiers } from './dossiers.tsx';
import { Facettes } from './facettes.tsx';
import { Grille } from './grille.tsx';
import classes from './mediatheque.module.css';
import { RegardVue } from './regard.vue.tsx';
import { Regards } from './regards.tsx';

const DossiersDrawer = lazy(() => import('./dossiers.drawer.tsx'));

/** The reasons to look at médias above, the folders at the left, and the médias as pictures or as rows. */
export function MediathequeBody({ children }: { readonly children: ReactNode }) {
  const { phone, open, list, rows, rights } = useListContext();
  const { regard } = useAffichage();
  const [isFolded, setFolded] = useFolded();
  const openFolders = () => open((close) => <DossiersDrawer onClose={close} />);
  // With an empty médiathèque, only the way to begin is shown.
  if (rows.total === 0 && !isSearched(list.state) && regard === null) {
    return (
      <>
        {children}
        {rights.create && list.state.etat === 'actif' && (
          <Text c="dimmed" ta="center">
            Vous pouvez aussi déposer des fichiers n’importe où sur cette page.
          </Text>
        )}
      </>
    );
  }
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <Regards />
      <div className={classes.body}>
        {!phone && !isFolded && (
          <aside className={classes.aside}>
            <Dossiers />
          </aside>
        )}
        <div className={classes.main}>
          <div className={classes.bar}>
            {phone ? (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconFolders size={14} aria-hidden />}
                onClick={openFolders}
              >
                Dossiers
              </Button>
            ) : (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-expanded={!isFolded}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => setFolded(!isFolded)}
              >
                {isFolded ? 'Montrer les dossiers' : 'Replier les dossiers'}
              </Button>
            )}
            {regard === null && <Facettes />}
          </div>
          <Medias>{children}</Medias>
        </div>
      </div>
    </>
  );
}

function Medias({ children }: { readonly children: ReactNode }) {
  const { rows } = useListContext();
  const { vue, regard } = useAffichage();
  if (regard) return <RegardVue key={regard} regard={regard} />;
  // Without anything to show, the rows say why.
  const isNothing = rows.total === undefined ? rows.error !== null || rows.offline : rows.items.length === 0;
  if (vue === 'tableau' || isNothing) return children;
  return (
    <>
      <Grille />
      <ListPages />
    </>
  );
}

function useFolded() {
  return useLocalStorage<boolean>({
    key: 'bridge.mediatheque.dossiers-replies',
    defaultValue: false,
    getInitialValueInEffect: false,
    deserialize: (text) => text === 'true',
    serialize: String,
  });
}
