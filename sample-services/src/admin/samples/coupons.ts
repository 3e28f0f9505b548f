import type { Coupon } from 'shared-contracts/calls/admin/types';
import { addDays } from 'shared-contracts/time/india';

const common = {
  maximumAmount: null,
  usageLimit: null,
  minimumAmount: 0,
  products: [],
  categories: [],
  customers: [],
} as const;

/** The sample coupons: the three of the checkout, and one of each other kind. */
export function sampleCoupons(today: string): Coupon[] {
  const coupon = (index: number, fields: Omit<Coupon, keyof typeof common | 'id'> & Partial<Coupon>): Coupon => ({
    ...common,
    products: [],
    categories: [],
    customers: [],
    ...fields,
    id: `sample-coupon-${index}`,
  });
  return [
    coupon(1, {
      code: 'SAVE20',
      description: '20% off any plan',
      translations: {
        ta: 'எந்தத் திட்டத்திலும் 20% தள்ளுபடி',
        hi: 'हर प्लान पर 20% की छूट',
        kn: 'ಯಾವುದೇ ಯೋಜನೆಗೆ 20% ರಿಯಾಯಿತಿ',
      },
      type: 'percentage',
      amount: 20,
      usageLimit: 500,
      usedCount: 148,
      expiryDate: addDays(today, 180),
      status: 'active',
      createdDate: addDays(today, -90),
    }),
    coupon(2, {
      code: 'STUDENT',
      description: '15% off for students of law',
      translations: {
        ta: 'சட்ட மாணவர்களுக்கு 15% தள்ளுபடி',
        hi: 'कानून के छात्रों को 15% की छूट',
        kn: 'ಕಾನೂನು ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ 15% ರಿಯಾಯಿತಿ',
      },
      type: 'percentage',
      amount: 15,
      usedCount: 63,
      expiryDate: addDays(today, 365),
      status: 'active',
      createdDate: addDays(today, -120),
    }),
    coupon(3, {
      code: 'EARLY25',
      description: '25% off for the first hundred',
      translations: {
        ta: 'முதல் நூறு பேருக்கு 25% தள்ளுபடி',
        hi: 'पहले सौ लोगों को 25% की छूट',
        kn: 'ಮೊದಲ ನೂರು ಜನರಿಗೆ 25% ರಿಯಾಯಿತಿ',
      },
      type: 'percentage',
      amount: 25,
      usageLimit: 100,
      maximumAmount: 100,
      usedCount: 97,
      expiryDate: addDays(today, 30),
      status: 'active',
      createdDate: addDays(today, -200),
    }),
    coupon(4, {
      code: 'FLAT100',
      description: '₹100 off orders above ₹499',
      type: 'fixed',
      amount: 100,
      minimumAmount: 499,
      usageLimit: 200,
      usedCount: 41,
      expiryDate: addDays(today, 90),
      status: 'active',
      createdDate: addDays(today, -45),
    }),
    coupon(5, {
      code: 'MONSOON10',
      description: 'Rainy season offer',
      type: 'percentage',
      amount: 10,
      usageLimit: 50,
      usedCount: 50,
      expiryDate: addDays(today, -40),
      status: 'expired',
      createdDate: addDays(today, -140),
    }),
    coupon(6, {
      code: 'DIWALI30',
      description: 'Festival offer being prepared',
      type: 'percentage',
      amount: 30,
      usageLimit: 300,
      usedCount: 0,
      expiryDate: addDays(today, 240),
      status: 'draft',
      createdDate: addDays(today, -5),
    }),
  ];
}
