import { brouillonDeTraductionApidaeSchema, simulateTraductionApidae } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { EstimationPreview } from './config-estimation.preview.tsx';

/** Beside a configuration, saved or not: the texts that it would translate and write back into Apidae. */
export default function ConfigTraductionApidaePreview() {
  const id = useForm(({ base }) => base?.id ?? null);
  return (
    <EstimationPreview
      schema={brouillonDeTraductionApidaeSchema}
      cle={['simulation-apidae', id]}
      estimate={(brouillon, options) => call(simulateTraductionApidae, { body: { brouillon, id } }, options)}
    />
  );
}
