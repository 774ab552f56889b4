import { parametres } from '@bridge/contract';
import { SingleForm } from '../../../resource/form/single/single-form.tsx';
import { ParametresTools } from './parametres.tools.tsx';

/** /reglages/parametres (spec §2): the settings of the instance. */
export default function ParametresScreen() {
  return <SingleForm resource={parametres} id={1} Tools={ParametresTools} />;
}
