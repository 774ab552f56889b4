import { Stack, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useRef, useState } from 'react';
import { DiapositivePart } from './diapositive.part.tsx';
import { EssaiButton } from './essai/essai.button.tsx';
import { SimulationPart } from './simulation.part.tsx';

/** Beside a diaporama, saved or not: one slide as a screen shows it, and the slides that play at a given time. */
export default function DiaporamaPreview() {
  const [shown, setShown] = useState<string | null>('diapositive');
  const tab = useRef<HTMLButtonElement>(null);
  const show = () => {
    setShown('diapositive');
    // The clicked button goes away with its tab, so the tab takes the focus.
    tab.current?.focus();
  };
  return (
    <Tabs value={shown} onChange={setShown} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab ref={tab} value="diapositive">
          Diapositive
        </Tabs.Tab>
        <Tabs.Tab value="simuler">Simuler</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="diapositive">
        <Stack gap="sm">
          <DiapositivePart />
          <div>
            <EssaiButton />
          </div>
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="simuler">
        <SimulationPart onVoir={show} />
      </Tabs.Panel>
    </Tabs>
  );
}
