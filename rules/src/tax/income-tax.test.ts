import { assert, constantFrom, integer, property } from 'fast-check';
import { assess } from './income-tax';
import { ages, newRegimes, oldRegime } from './income-tax-years';

const regimes = [...Object.values(newRegimes), ...ages.map(oldRegime)];

describe('income tax', () => {
  it('never takes more of an additional rupee than the rupee and its cess', () => {
    assert(
      property(constantFrom(...regimes), integer({ min: 0, max: 60_000_000 }), (regime, income) => {
        const rise = assess(income + 1_000, regime).tax - assess(income, regime).tax;
        // Relief ends where tax by the slabs is less; the old rebate of 12,500 has none, and rounding moves ten rupees.
        expect(rise).toBeLessThanOrEqual(regime.rebate.marginal ? 1_060 : 14_060);
        expect(rise).toBeGreaterThanOrEqual(-20);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['7,00,000 in 2024-25', 700_000, newRegimes['2024-25'], 0],
    ['7,10,000 in 2024-25 with relief', 710_000, newRegimes['2024-25'], 10_400],
    ['24,00,000 in 2025-26', 2_400_000, newRegimes['2025-26'], 312_000],
    ['5,00,000 in the old regime', 500_000, oldRegime('below-60'), 0],
    ['10,00,000 at 65 in the old regime', 1_000_000, oldRegime('60-to-79'), 114_400],
    // 50 lakh by the slabs 10,80,000; 51 lakh with surcharge is limited to one lakh more.
    ['51,00,000 in 2025-26 with relief of surcharge', 5_100_000, newRegimes['2025-26'], 1_227_200],
  ])('%s', (_name, income, regime, tax) => expect(assess(income, regime).tax).toBe(tax));
});
