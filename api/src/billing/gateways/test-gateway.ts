import type { Gateway } from './gateway';

export const testGatewayPath = (orderId: string): string => `/api/billing/test-gateway/${orderId}`;

/**
 * The built-in gateway, on whose page a person approves, declines or abandons. No money moves; never in production.
 * @param apiBaseUrl origin of the API, '' for the page's own
 */
export const createTestGateway = (apiBaseUrl: string): Gateway => ({
  name: 'test',
  begin: (order) =>
    Promise.resolve({
      gatewayOrderId: `test_${order.id}`,
      payment: { gateway: 'test', url: apiBaseUrl + testGatewayPath(order.id) },
    }),
  refund: ({ orderId }) => Promise.resolve({ refundId: `test_refund_${orderId}` }),
  debit: (_mandate, order) => Promise.resolve({ paid: true, paymentId: `test_debit_${order.id}` }),
});
