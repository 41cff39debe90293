/** What people are by trade. Words that end in -er, -or, -ist or -ian count as trades too where a trade fits. */
export const professions = `
accountant actor analyst architect artist attorney baker barber barista biologist builder butcher carpenter cashier chef chemist clerk cook consultant contractor courier
dancer dentist designer developer director doctor driver economist editor electrician engineer farmer firefighter florist freelancer gardener geologist hairdresser
historian illustrator intern interpreter janitor journalist judge lawyer lecturer librarian manager mechanic midwife musician nurse nutritionist officer optician painter paramedic
pharmacist photographer physicist physiotherapist pilot plumber policeman postdoc postman producer professor programmer psychologist receptionist recruiter researcher retiree
salesperson scientist secretary singer soldier statistician student surgeon surveyor tailor teacher technician therapist trainer translator tutor vet waiter waitress welder writer
`;
