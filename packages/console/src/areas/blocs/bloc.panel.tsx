import { Apercu } from './apercu.tsx';

/** Beside a bloc: what it shows. */
export default function BlocPanel() {
  return <Apercu />;
}
