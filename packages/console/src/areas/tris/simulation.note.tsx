import { useForm } from '../../resource/form/form.context.ts';
import { SimulationPanel } from './simulation.panel.tsx';

/** A profile is simulated before it exists: beside its form once it does, under it until then. */
export default function SimulationNote() {
  const isNew = useForm((state) => state.base === null);
  return isNew ? <SimulationPanel profil={null} /> : null;
}
