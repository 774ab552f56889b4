import { Stack, Tabs, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconHeartbeat, IconHistory, IconToggleRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { JournalPanel } from './journal.panel.tsx';
import { OptionsPanel } from './options.panel.tsx';
import { SantePanel } from './sante.panel.tsx';

const ONGLETS = [
  { id: 'options', title: 'Options', icon: IconToggleRight, Panel: OptionsPanel },
  { id: 'sante', title: 'Santé', icon: IconHeartbeat, Panel: SantePanel },
  { id: 'journal', title: 'Journal d’audit', icon: IconHistory, Panel: JournalPanel },
] as const;

/** /superadmin/gestion (spec §2). The address names the open tab, so that the journal can be shared as a link. */
export default function GestionScreen() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('onglet');
  const active = ONGLETS.find(({ id }) => id === wanted)?.id ?? 'options';
  return (
    <Stack gap="md" maw={1120} mx="auto">
      <header>
        <Title order={1}>Gestion</Title>
        <Text c="dimmed">Ce que cette instance offre, comment elle se porte, et ce qui s’y est fait.</Text>
      </header>
      <Tabs
        value={active}
        keepMounted={false}
        onChange={(onglet) => setSearch(onglet ? { onglet } : {}, { replace: true })}
      >
        <Tabs.List mb="md">
          {ONGLETS.map(({ id, title, icon: Icon }) => (
            <Tabs.Tab key={id} value={id} leftSection={<Icon size={16} stroke={1.7} aria-hidden />}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ONGLETS.map(({ id, Panel }) => (
          <Tabs.Panel key={id} value={id}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
