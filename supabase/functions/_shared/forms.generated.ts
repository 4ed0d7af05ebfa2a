// Made by `npm run forms -- --write` from the manifest; a test fails when it is out of date. Not edited by hand.
import type { BackendForm } from './form.ts'

export const site: string = "https://www.example.com"

export const forms: readonly BackendForm[] = [
  {
    "form": {
      "name": "consultation",
      "function": "submit-contact-form",
      "page": "/contact",
      "fields": [
        {
          "name": "name",
          "type": "text",
          "label": "Name",
          "required": true,
          "autocomplete": "name",
          "max": 200
        },
        {
          "name": "email",
          "type": "email",
          "label": "Email",
          "required": true,
          "autocomplete": "email",
          "max": 254
        },
        {
          "name": "phone",
          "type": "tel",
          "label": "Phone",
          "autocomplete": "tel",
          "max": 40,
          "required": false
        },
        {
          "name": "organization",
          "type": "text",
          "label": "Organization",
          "required": true,
          "autocomplete": "organization",
          "max": 200
        },
        {
          "name": "industry",
          "type": "select",
          "label": "Industry",
          "prompt": "Select your industry",
          "choices": [
            {
              "value": "entertainment",
              "label": "Entertainment & Media"
            },
            {
              "value": "retail",
              "label": "Retail & Consumer Goods"
            },
            {
              "value": "technology",
              "label": "Technology & SaaS"
            },
            {
              "value": "professional",
              "label": "Professional Services"
            },
            {
              "value": "healthcare",
              "label": "Healthcare & Life Sciences"
            },
            {
              "value": "other",
              "label": "Other"
            }
          ],
          "required": false,
          "max": 200
        },
        {
          "name": "service_interest",
          "type": "select",
          "label": "Service interest",
          "prompt": "Select a service",
          "choices": [
            {
              "value": "crisis",
              "label": "Crisis assessment"
            },
            {
              "value": "strategic",
              "label": "Strategic outlook audit"
            },
            {
              "value": "reputation",
              "label": "Reputation and recovery mandate"
            },
            {
              "value": "not-sure",
              "label": "Not sure yet"
            }
          ],
          "required": false,
          "max": 200
        },
        {
          "name": "message",
          "type": "textarea",
          "label": "Message",
          "rows": 5,
          "max": 5000,
          "required": false,
          "lines": true
        }
      ],
      "addressField": "email",
      "submit": {
        "label": "Request Consultation",
        "sending": "Sending..."
      },
      "success": {
        "title": "Thank you for your interest!",
        "text": "We'll be in touch within 24 hours to schedule your consultation."
      },
      "failure": {
        "title": "Submission failed",
        "text": "Please try again or email us directly at hello@example.com",
        "textParts": [
          {
            "text": "Please try again or email us directly at "
          },
          {
            "text": "hello@example.com",
            "to": "mailto:hello@example.com"
          }
        ]
      },
      "messages": {
        "required": "{label} is required.",
        "tooLong": "{label} must be {max} characters or fewer.",
        "choice": "Choose one of the answers offered for {label}.",
        "malformed": "{label} has characters that cannot be stored.",
        "unknown": "This form has no such field.",
        "summary": "There is a problem",
        "retry": "Nothing is wrong with what you wrote. Sending it again in a moment is safe: it cannot arrive twice.",
        "back": "Go back in your browser: most bring back what you typed.",
        "reference": "Your reference:",
        "email": "Enter an email address in the correct format, like name@example.com."
      },
      "honeypot": "website",
      "sendsKey": true
    },
    "settings": {
      "limits": {
        "address": {
          "most": 10,
          "seconds": 600
        },
        "email": {
          "most": 5,
          "seconds": 3600
        },
        "all": {
          "most": 300,
          "seconds": 3600
        }
      },
      "retention": {
        "requests": "12 months",
        "suspects": "30 days"
      },
      "mail": {
        "to": [
          "hello@example.com"
        ],
        "from": "hello@example.com",
        "fromName": "Stakeholder Intelligence",
        "notice": {
          "subject": "New consultation request",
          "text": "A consultation request has arrived through the website.\n\n[answers]\n\nThe site promises a reply within 24 hours. Answering this mail writes to the visitor.\n"
        },
        "attempts": 12
      },
      "fastest": 0
    }
  }
]
