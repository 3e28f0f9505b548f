import { brand } from 'shared-contracts/brand';
import type { QuestionGroup } from '../question';

export const aboutAnswers: QuestionGroup = {
  id: 'answers',
  title: 'Answers and the law',
  questions: [
    {
      id: 'what-is-it',
      question: `What is ${brand.name}?`,
      answer: [
        `${brand.name} is an assistant for questions about Indian law. You describe your situation in your own words. It answers in plain language and shows, beside the answer, the sections, articles and judgments on which the answer rests.`,
      ],
    },
    {
      id: 'is-this-legal-advice',
      question: 'Is an answer the same as advice from a lawyer?',
      answer: [
        'No. An answer is legal information: it explains what the law says and what people in such a situation can usually do. It does not know all your facts and papers, and it creates no relationship of lawyer and client.',
        'Before you sign, file, plead or let a deadline pass, speak to an advocate. If you cannot pay for one, the National Legal Services Authority answers on [15100](tel:15100), and many people are entitled to free legal aid.',
      ],
    },
    {
      id: 'how-reliable',
      question: 'How reliable are the answers?',
      answer: [
        'Answers come from a written knowledge base of Indian law, and a reference is shown only if it exists there. Still, the assistant may occasionally give incorrect references, or overlook something that matters in your case. That is why each reference can be opened and read.',
        'Our goal is that 99.2% of answers are right. It is a goal that we measure ourselves against; we do not claim to have reached it.',
      ],
    },
    {
      id: 'which-laws',
      question: 'Which laws does it know?',
      answer: [
        'The Constitution, the criminal codes of 2023 and the ones they replaced, and the Acts that people meet most: on cheques and contracts, consumers, property and tenancy, family and succession, work and wages, motor vehicles, information technology, the right to information, and many more. Important judgments are part of it too.',
        'State laws, local rules and very recent changes are covered less well. Where it knows nothing reliable, it says so instead of guessing.',
      ],
    },
    {
      id: 'ipc-or-bns',
      question: 'Does it answer with the IPC or with the Bharatiya Nyaya Sanhita?',
      answer: [
        'With both, as your dates require. An offence committed on or after 1 July 2024 falls under the Bharatiya Nyaya Sanhita, 2023; an earlier one falls under the Indian Penal Code, 1860. Ask about an old section and the answer names the new one, and the other way round. Repealed law is always marked as repealed.',
      ],
    },
    {
      id: 'which-languages',
      question: 'In which languages can I ask?',
      answer: [
        'In English, Tamil, Hindi and Kannada. English and Tamil are the most complete; in Hindi and Kannada more of an answer may still come in English. The names of Acts keep their English form in brackets, since papers and courts use it.',
      ],
    },
    {
      id: 'emergency',
      question: 'I am in danger. Can it help?',
      answer: [
        'Please call first: [112](tel:112) for any emergency, [181](tel:181) for women, [1098](tel:1098) for children, [14416](tel:14416) (Tele-MANAS) when you or someone near you thinks of suicide, [1930](tel:1930) at once after a fraud with money online. No answer on a screen replaces these calls.',
      ],
    },
  ],
};
