import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useListContext } from '../../../resource/list/list.context.ts';
import type { ListFrame } from '../../../resource/list/list-frame.ts';
import ResourceListScreen from '../../../resource/resource-list.screen.tsx';
import { CELLS } from './ecran.cells.tsx';
import { RYTHME } from './ecran.queries.ts';
import { EcransMap } from './ecrans.map.tsx';

const AppairageDialog = lazy(() => import('./appairage.dialog.tsx'));

/** The parameter of the address that the QR code on a screen opens: it holds the pairing code. */
const APPAIRER = 'appairer';

const FRAME: ListFrame = {
  Tool: AffichageSwitch,
  Body: EcransBody,
  affichages: ['carte'],
  cells: CELLS,
  columns: { etat: 17, diaporama: 11, telechargement: 7.5, lieu: 11, groupe: 8 },
  needs: ['etat', 'vuLe'],
  keeps: [APPAIRER],
  pace: () => RYTHME,
};

function AffichageSwitch() {
  const { list } = useListContext();
  const { affichage, page } = list.state;
  return (
    <SegmentedControl
      size="xs"
      aria-label="Affichage"
      value={affichage}
      onChange={(value) => list.change({ affichage: value, page })}
      data={[
        { value: '', label: 'Liste' },
        { value: 'carte', label: 'Carte' },
      ]}
    />
  );
}

function EcransBody({ children }: { readonly children: ReactNode }) {
  const { list, rows } = useListContext();
  return list.state.affichage === '' || rows.total === 0 ? children : <EcransMap />;
}

/** /display/ecrans/list: the screens with their states, in a list or on a map. */
export default function EcransScreen() {
  const [search, setSearch] = useSearchParams();
  const code = search.get(APPAIRER);
  const close = () =>
    setSearch(
      (now) => {
        now.delete(APPAIRER);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <ResourceListScreen frame={FRAME} />
      {code !== null && (
        <Suspense fallback={null}>
          <AppairageDialog code={code} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
