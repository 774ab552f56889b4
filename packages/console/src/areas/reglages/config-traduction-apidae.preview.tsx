import { brouillonDeTraductionApidaeSchema, simulateTraductionApidae } from '@bridge/contract';
import { call } from '../../api/client.ts';
import { EstimationPreview } from './config-estimation.preview.tsx';

/** Beside a configuration, saved or not: what it would translate and write back into Apidae. */
export default function ConfigTraductionApidaePreview() {
  return (
    <EstimationPreview
      schema={brouillonDeTraductionApidaeSchema}
      cle={['simulation-apidae']}
      estimate={(brouillon, options) => call(simulateTraductionApidae, { body: { brouillon } }, options)}
    />
  );
}
