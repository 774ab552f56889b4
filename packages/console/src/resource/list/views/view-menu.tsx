import type { Vue } from '@bridge/contract';
import { Button, Menu, Text } from '@mantine/core';
import {
  IconChevronDown,
  IconDeviceFloppy,
  IconHome,
  IconHomeOff,
  IconLayoutList,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconShare,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { useListContext } from '../list.context.ts';
import { useDefaultView } from './use-default-view.ts';
import { useViewActs } from './use-view-acts.ts';
import { ownViewNamed, suggestedName } from './view.rules.ts';

const ViewNameDialog = lazy(() => import('./view-name.dialog.tsx'));

const icon = { size: 16, 'aria-hidden': true } as const;

/** The saved views of this list: the person's own, and those that colleagues share. */
export function ViewMenu() {
  const { resource, list, open } = useListContext();
  const { items, failed } = list.views;
  const { view, differs } = list;
  const acts = useViewActs();
  const preferred = useDefaultView(resource.id);
  const saveAs = () =>
    open((onClose) => (
      <ViewNameDialog
        title="Enregistrer la vue"
        suggested={suggestedName(list.state, resource.fields, resource.noun)}
        replaces={(nom) => ownViewNamed(items, nom) !== undefined}
        save={acts.saveAs}
        onClose={onClose}
      />
    ));
  const rename = (vue: Vue) =>
    open((onClose) => (
      <ViewNameDialog
        title="Renommer la vue"
        suggested={vue.nom}
        save={(nom) => acts.change(vue, { nom })}
        onClose={onClose}
      />
    ));
  return (
    <Menu position="bottom-start" shadow="md" width={280}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLayoutList size={14} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {view?.nom ?? 'Vue d’ensemble'}
          {differs && (
            <Text span inherit c="dimmed">
              &#160;(modifiée)
            </Text>
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLayoutList {...icon} />} onClick={() => list.showView(null)}>
          Vue d’ensemble
        </Menu.Item>
        {items.map((one) => (
          <Menu.Item
            key={one.id}
            leftSection={one.partagee ? <IconUsers {...icon} /> : <IconLayoutList {...icon} />}
            aria-current={one.id === view?.id}
            fw={one.id === view?.id ? 620 : undefined}
            onClick={() => list.showView(one.id)}
          >
            {one.nom}
            <Text size="xs" c="dimmed">
              {one.id === preferred ? `${ownership(one)}, votre vue par défaut` : ownership(one)}
            </Text>
          </Menu.Item>
        ))}
        {failed && <Menu.Label role="alert">Les vues enregistrées n’ont pas pu être lues.</Menu.Label>}
        <Menu.Divider />
        {view?.aMoi && differs && (
          <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={() => acts.save(view)}>
            Enregistrer les changements
          </Menu.Item>
        )}
        {view && differs && (
          <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={() => list.showView(view.id)}>
            Revenir à la vue enregistrée
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={saveAs}>
          Enregistrer comme nouvelle vue…
        </Menu.Item>
        {view && view.id !== preferred && (
          <Menu.Item leftSection={<IconHome {...icon} />} onClick={() => void acts.openWith(view)}>
            En faire ma vue par défaut
          </Menu.Item>
        )}
        {preferred !== null && (view === null || view.id === preferred) && (
          <Menu.Item leftSection={<IconHomeOff {...icon} />} onClick={() => void acts.openWith(null)}>
            Ne plus avoir de vue par défaut
          </Menu.Item>
        )}
        {view?.aMoi && (
          <>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => rename(view)}>
              Renommer…
            </Menu.Item>
            <Menu.Item leftSection={<IconShare {...icon} />} onClick={() => void acts.share(view)}>
              {view.partagee ? 'Ne plus partager' : 'Partager dans mon entité'}
            </Menu.Item>
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconTrash {...icon} />}
              onClick={() => void acts.remove(view)}
            >
              Supprimer la vue
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function ownership({ partagee, aMoi }: Vue): string {
  if (!aMoi) return 'Partagée par un collègue';
  return partagee ? 'Partagée dans votre entité' : 'Visible de vous seul';
}
