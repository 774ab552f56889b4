import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { SwitchPanel } from '../../../resource/switch/switch-panel.tsx';
import { ParutionsPanel } from './parutions.panel.tsx';
import { PLANIFICATION } from './planification.switch.ts';

/** Beside a saved planification: its switch, and the documents that it made. */
export default function PlanificationPanel(props: FormPanelProps) {
  return (
    <>
      <SwitchPanel {...props} switched={PLANIFICATION} />
      <ParutionsPanel {...props} />
    </>
  );
}
