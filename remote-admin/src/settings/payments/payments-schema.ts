import { adminSchemas } from 'shared-contracts/calls/admin/schemas';
import type { GatewayValues } from './gateways';

export const paymentsSchema = adminSchemas.savePaymentSettings.body;
export interface PaymentsValues {
  gateways: GatewayValues[];
}
